// The table on the page: its parts laid out from the server's data, and what depends on choices alone.

import { cardName, sortedHand } from "./acts.js";
import { tinted } from "./cardwords.js";
import { actionElements, handHead } from "./controls.js";
import { el } from "./dom.js";
import { faceAddress } from "./faces.js";
import { fly, snapshot } from "./motion.js";
import { FULLEST, cutFor, handLayout, isFolded, isRoomy, levelFor, lookOf, shapeOf } from "./sizes.js";
import { STYLE } from "./style.js";
import { followTheme } from "./theme.js";
import { cardElement, lixoElement, meldElement, refusalElement, seatElements, stackElement } from "./view.js";

const foldName = (meld) => `${meld.team}.${meld.number}`;
const BUSY_MS = 350; // a wait shorter than this is not spoken of

/** Draws what `data`, `prefs`, `outbox` and the choices hold; whoever extends it says what the choices mean. */
export class Drawing {
  constructor(parent) {
    this.parent = parent;
    this.data = null;
    this.chosen = new Set(); // keys of the hand's cards, and in "pick" of melds' and the lixo's
    this.meld = null; // the number of the meld chosen to take the lixo on
    this.armed = false; // the lixo is chosen and waits for a meld or hand cards
    this.asking = null; // "add" while a meld is to be chosen
    this.hint = "";
    this.dropped = new Map();
    this.places = new Map(); // where the cards lay before the next change
    this.open = new Set(); // "team.number" of the canastras unfolded by a tap
    this.least = 0; // the level of smallness that measuring has shown to be needed
    this.build();
  }

  build() {
    const part = (name, attributes = {}) => (this[name] = el("div", { class: name, ...attributes }));
    this.status = el("p", { class: "status", role: "status", "aria-live": "polite" });
    this.whisper = el("p", { class: "unseen", "aria-live": "polite" });
    this.felt = el("section", { class: "felt" },
      part("seats"), part("theirs", { "data-drop": "theirs" }), part("center"), part("ours", { "data-drop": "new" }),
      this.status, part("mine", { "data-drop": "hand" }));
    this.root = el("div", { class: "table" }, el("div", { class: "rim" }, this.felt),
      el("div", { class: "dock" }, part("refusal"), el("div", { class: "foot" }, part("actions"))), this.whisper);
    this.layer = el("div", { class: "layer" });
    this.style = el("style", {}, STYLE);
    this.parent.append(this.style, this.root, this.layer);
  }

  resize(width, height) {
    if (!this.data || !width) return;
    const same = Math.abs(width - (this.width ?? 0)) < 2 && (!this.fits || Math.abs(height - (this.height ?? 0)) < 2);
    if (same) return;
    if (width !== this.width) this.least = 0; // of another height `measureRoom` takes note
    this.width = width;
    this.render(true);
  }

  // Whether the table keeps to the room between its own top and the foot of the window: one that is played on does, and
  // one that is shown does where the page says so (`--below`: what it has to leave free below, in pixels).
  measureRoom() {
    const { data } = this;
    const below = getComputedStyle(this.root).getPropertyValue("--below").trim();
    this.fits = this.showsTable() && Boolean(data.hand) && (data.mode !== "show" || below !== "");
    this.root.classList.toggle("fits", this.fits);
    if (!this.fits) return;
    this.top = this.topOfPage();
    const near = this.top < innerHeight * 0.55; // a table further down has the whole window once the page is scrolled to it
    this.root.style.setProperty("--top", `${near ? Math.round(this.top) : 76}px`);
    const { clientHeight } = this.root;
    if (Math.abs(clientHeight - (this.height ?? 0)) >= 2) this.least = 0; // another room: what one needed says nothing
    this.height = clientHeight;
  }

  topOfPage() {
    const page = (this.parent.host ?? this.parent).closest(".stMain, main");
    return this.root.getBoundingClientRect().top + (page?.scrollTop ?? 0);
  }

  // The first level at which everything fits; what was once needed for a position stays, so that nothing flickers.
  chooseLook() {
    const { data, width } = this;
    this.level = 0;
    if (!this.fits) return lookOf(width, Infinity, 0);
    const height = this.height - (this.actions.offsetHeight || (data.mode === "show" ? 0 : 56));
    this.level = levelFor(data, width, height, this.open, this.least);
    return lookOf(width, height, this.level);
  }

  render(still) {
    const { data } = this;
    const focused = this.focusName();
    this.width ??= this.root.clientWidth || 700;
    this.root.dataset.mode = data.mode;
    this.measureRoom();
    this.how = this.chooseLook();
    this.sizes = this.how.sizes;
    this.look = (part) => ({ deck: this.prefs.deck, size: this.sizes[part], cut: part === "meld" ? "jumbo" : undefined });
    this.root.dataset.width = shapeOf(this.width);
    for (const name of ["dense", "low"]) this.root.classList.toggle(name, this.how[name]);
    const mine = data.mode === "play" && data.phase !== "over" && data.turn === data.seat;
    this.root.dataset.turn = mine ? "mine" : "other";
    if (!this.root.dataset.theme) followTheme(this.root);
    this.root.lang = data.lang ?? "";
    for (const [name, size] of Object.entries(this.sizes)) this.root.style.setProperty(`--${name}`, `${size}px`);
    this.felt.setAttribute("aria-label", data.labels.table);
    this.root.toggleAttribute("data-playing", Boolean(data.playing));
    // What the page says of the end of a deal waits until the table has shown it.
    if (data.film) document.documentElement.toggleAttribute("data-playing", Boolean(data.playing));
    this.renderZones();
    this.renderHand();
    for (const zone of [this.seats, this.theirs, this.center, this.ours, this.mine]) zone.hidden = !zone.childNodes.length;
    const controls = actionElements(this);
    const made = controls.map((node) => node.outerHTML).join("");
    const keeps = this.fits && !controls.length && this.actions.childNodes.length > 0; // their place stays, so does the felt
    this.actions.classList.toggle("idle", keeps);
    this.parent.host?.toggleAttribute("data-idle", keeps); // the page may use that place meanwhile
    if (made !== this.made && !keeps) this.actions.replaceChildren(...controls);
    this.made = made;
    this.renderRefusal();
    this.paint();
    this.restoreFocus(focused);
    this.settle(still);
  }

  // What needs the layout waits for the frame about to be painted, so that no change lays the page out twice.
  settle(still) {
    this.moving = !still || (this.frame && this.moving);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      followTheme(this.root);
      if (this.overflows()) return;
      const now = snapshot(this.root);
      if (this.moving) fly(this.root, this.places, now, this.data, this.dropped);
      this.dropped.clear();
      this.places = now;
    });
  }

  // What was reckoned is looked at: where it does not fit after all, everything becomes one level smaller.
  overflows() {
    if (!this.fits) return false;
    const isOver = (zone) => zone.scrollHeight > zone.clientHeight + 1;
    const isShown = (zone) => zone.offsetParent !== null;
    const foot = (zone) => zone.offsetTop + zone.offsetHeight; // 0 of one that is not shown
    const under = [this.status, this.mine].find(isShown); // what stands below the piles
    const outOfPlace = isShown(this.center) && (this.center.offsetTop < foot(this.seats) - 1
      || foot(this.center) > (under?.offsetTop ?? this.felt.clientHeight) + 2);
    const full = this.level < FULLEST && (isOver(this.theirs) || foot(this.mine) > this.felt.clientHeight || outOfPlace);
    if (!full && Math.abs(this.topOfPage() - this.top) < 1) return false;
    if (full) this.least = this.level + 1;
    this.render(!this.moving);
    return true;
  }

  renderZones() {
    const { data, width } = this;
    const common = [data.lang, data.mode, data.own_team, this.prefs.deck, width, data.pick, this.level, this.fits];
    const melds = (team) => [...common, [...this.open], data.melds?.filter((meld) => meld.team === team), this.showsTable(), this.mortoOfTeam(team)];
    const own = data.own_team ?? 0;
    this.renew(this.seats, [...common, data.seats, data.turn, data.phase, data.morto_taken], () => seatElements(data));
    this.renew(this.theirs, melds(1 - own), () => this.meldZone(1 - own));
    this.renew(this.ours, melds(own), () => this.meldZone(own));
    this.renew(this.center, [...common, data.monte, data.lixo, data.mortos], () => this.piles());
  }

  // Build a zone anew only when something it shows has changed.
  renew(zone, shown, build) {
    const text = JSON.stringify(shown);
    if (zone.shown !== text) zone.replaceChildren(...build());
    zone.shown = text;
  }

  meldZone(team) {
    const { data } = this;
    if (!data.melds) return [];
    const own = team === (data.own_team ?? 0);
    const melds = data.melds.filter((meld) => meld.team === team);
    const playing = data.mode === "play";
    const alone = !playing && !melds.length;
    if (alone && (data.mode === "show" || !this.showsTable())) return [];
    const as = data.mode === "pick" && this.picksFrom("melds") ? "cards" : playing && own ? "button" : "picture";
    const title = own ? data.labels.own_melds : data.labels.their_melds;
    const bare = data.mode === "show" && !this.showsTable();
    const drawn = melds.map((meld) => meldElement(meld, data, this.look("meld"), as, as === "cards" ? null : this.foldOf(meld)));
    if (playing && own) drawn.push(el("button", { type: "button", class: "new-meld", "data-act": "lay-here", "data-focus": "lay-here" },
      el("span", { class: "plus", "aria-hidden": "true" }, "+"), el("span", {}, data.labels.new_meld)));
    if (!drawn.length) drawn.push(el("p", { class: "nothing" }, data.labels.no_melds));
    const morto = this.mortoOfTeam(team) && el("span", { class: "tag" }, data.labels.has_morto);
    return [!bare && el("p", { class: "title" }, title, morto), el("div", { class: "melds" }, drawn)].filter(Boolean);
  }

  // A morto taken by a team of two of whom nobody says which one took it.
  mortoOfTeam(team) {
    const { morto_taken: taken, seats = [] } = this.data;
    return Boolean(taken?.[team]) && !seats.some((seat) => seat.team === team && seat.morto);
  }

  foldOf(meld) {
    if (!isFolded(null, meld.cards, this.how, this.open)) return null;
    return this.open.has(foldName(meld)) ? "unfolded" : "folded";
  }

  /** A tap unfolds a canastra, or folds it again. */
  toggleFold(name) {
    if (!this.open.delete(name)) this.open.add(name);
    this.least = 0;
    this.render(true);
    return true;
  }

  // Whether this is a whole table rather than a fragment of one.
  showsTable() {
    return Boolean(this.data.seats?.length || this.data.lixo);
  }

  picksFrom(zone) {
    return (this.data.pick?.zones ?? ["hand", "melds", "lixo"]).includes(zone);
  }

  piles() {
    const { data } = this;
    const playing = data.mode === "play";
    const look = this.look("pile");
    const as = data.mode === "pick" && this.picksFrom("lixo") ? "cards" : playing ? "button" : "picture";
    const known = (number) => number !== null && number !== undefined;
    return [
      known(data.monte) && stackElement("monte", data.monte, data, look, playing),
      data.lixo && lixoElement(data, look, as),
      known(data.mortos) && stackElement("mortos", data.mortos, data, look, false),
    ].filter(Boolean);
  }

  // ---- the hand

  renderHand() {
    const { data } = this;
    if (!data.hand) {
      this.hand = null;
      return this.mine.replaceChildren();
    }
    const cards = sortedHand(data.hand, this.prefs.sort);
    for (const key of [...this.chosen]) {
      if (!/^[ml]/.test(key) && !cards.some((card) => card.key === key)) this.chosen.delete(key);
    }
    const fresh = !this.hand;
    if (fresh) this.hand = el("div", { class: "hand" });
    this.describeHand(cards.length);
    const old = new Map([...this.hand.children].map((card) => [card.dataset.key, card]));
    const drawn = cards.findLast((card) => card.code === data.drawn)?.key;
    const marked = [...(data.marked ?? [])];
    const isMarked = (code) => {
      const at = marked.indexOf(code);
      if (at >= 0) marked.splice(at, 1);
      return at >= 0;
    };
    const wanted = cards.map(({ key, code }) => this.handCard(old.get(key), key, code, key === drawn, isMarked(code)));
    this.hand.replaceChildren(...wanted);
    const head = handHead(this);
    this.mine.replaceChildren(...(head ? [head] : []), this.hand);
    this.layHand();
  }

  describeHand(number) {
    const { labels, mode } = this.data;
    const choosing = number > 0 && mode !== "show";
    const attributes = choosing
      ? { role: "listbox", "aria-multiselectable": "true", "aria-label": labels.hand, "aria-orientation": "horizontal" }
      : { role: number ? "list" : "group", "aria-label": labels.hand };
    for (const name of ["role", "aria-multiselectable", "aria-label", "aria-orientation"]) {
      if (attributes[name]) this.hand.setAttribute(name, attributes[name]);
      else this.hand.removeAttribute(name);
    }
  }

  handCard(card, key, code, isDrawn, isMarked) {
    const { mode, labels } = this.data;
    const choosing = mode !== "show";
    const face = `url("${faceAddress(code, this.prefs.deck, cutFor(this.sizes.hand))}")`;
    const node = card ?? cardElement("div", code, this.look("hand"), `h:${key}`, { "data-key": key });
    node.style.backgroundImage = face;
    node.setAttribute("role", choosing ? "option" : "listitem");
    const notes = [isDrawn && labels.just_drawn, isMarked && labels.marked].filter(Boolean);
    node.setAttribute("aria-label", [cardName(code, labels), ...notes].join(", "));
    node.classList.toggle("drawn", isDrawn);
    node.classList.toggle("marked", isMarked);
    return node;
  }

  layHand() {
    const cards = [...this.hand.children];
    const width = Math.max(60, this.width - (this.width < 480 ? 22 : 48));
    const { places, height } = handLayout(cards.length, this.sizes.hand, width, this.how.tight);
    this.mine.classList.toggle("roomy", isRoomy(places, this.sizes.hand, width, this.data.mode));
    this.hand.style.height = `${height + 2}px`;
    this.hand.style.width = `${width}px`;
    cards.forEach((card, index) => {
      const { x, y, turn, row } = places[index];
      card.dataset.row = row;
      card.dataset.x = Math.round(x);
      card.style.setProperty("--x", `${x}px`);
      card.style.setProperty("--y", `${y}px`);
      card.style.setProperty("--turn", `${turn}deg`);
      card.style.zIndex = String(index);
    });
  }

  // ---- what depends on choices alone

  paint() {
    const { data } = this;
    if (!data) return;
    this.root.classList.toggle("armed", this.armed || this.asking === "add");
    const cards = this.hand ? [...this.hand.children] : [];
    const stop = cards.find((card) => card.dataset.key === this.at) ?? cards[0];
    for (const card of cards) {
      const chosen = this.chosen.has(card.dataset.key);
      card.classList.toggle("chosen", chosen);
      if (data.mode === "show") { // what was chosen stays to be seen, and no longer answers to the keyboard
        for (const name of ["aria-selected", "tabindex"]) card.removeAttribute(name);
        continue;
      }
      card.setAttribute("aria-selected", String(chosen));
      card.tabIndex = card === stop ? 0 : -1;
    }
    for (const card of this.root.querySelectorAll("[data-pick]")) {
      card.setAttribute("aria-pressed", String(this.chosen.has(card.dataset.pick)));
    }
    for (const meld of this.root.querySelectorAll("button.meld")) {
      meld.setAttribute("aria-pressed", String(Number(meld.dataset.meld) === this.meld));
    }
    const lixo = this.root.querySelector("button.lixo");
    lixo?.setAttribute("aria-pressed", String(this.armed));
    const monte = this.root.querySelector("button.monte");
    monte?.classList.toggle("ready", Boolean(data.can?.draw));
    lixo?.classList.toggle("ready", Boolean(data.can?.take));
    for (const button of this.actions.querySelectorAll("[data-act]")) this.paintAction(button);
    this.paintStatus();
  }

  paintAction(button) {
    const action = button.dataset.act;
    const able = this.isAble(action);
    button.setAttribute("aria-disabled", String(!able));
    button.classList.toggle("next", able && action === this.nextAction());
    if (action === "confirm") button.querySelector(".count").textContent = this.chosen.size ? ` (${this.chosen.size})` : "";
  }

  isAble(action) {
    const { can = {}, pick = {} } = this.data;
    const number = this.chosen.size;
    switch (action) {
      case "lay": case "add": return Boolean(can[action]) && number > 0;
      case "discard": return Boolean(can.discard) && number === 1;
      case "confirm": return number >= (pick?.min ?? 1) && number <= (pick?.max ?? Infinity);
      case "clear": return number > 0;
      case "draw": case "take": case "undo": case "swap": return Boolean(can[action]);
      default: return true;
    }
  }

  // The action a learner most likely wants now; its button stands out.
  nextAction() {
    const { can = {}, mode } = this.data;
    if (mode === "pick") return "confirm";
    if (this.armed && can.take) return "take";
    if (can.draw) return "draw";
    if (this.chosen.size === 1) return "discard";
    return this.chosen.size >= 3 ? "lay" : null;
  }

  paintStatus() {
    clearTimeout(this.busyTimer);
    const waiting = this.outbox.busy;
    this.root.setAttribute("aria-busy", String(waiting));
    const { labels } = this.data;
    const text = this.hint || this.data.status || "";
    if (waiting) this.busyTimer = setTimeout(() => this.say(labels.sending), BUSY_MS);
    else this.say(text);
  }

  say(text) {
    if (this.status.textContent !== text) this.status.replaceChildren(...tinted(text));
    this.status.hidden = !text && this.data.mode !== "play";
  }

  tell(hint) {
    this.hint = hint;
    this.paint();
    return true;
  }

  renderRefusal() {
    const { refusal, labels } = this.data;
    const text = refusal ? JSON.stringify(refusal) : null;
    if (!refusal || this.dismissed === text) return this.refusal.replaceChildren();
    if (this.refusalShown === text && this.refusal.childNodes.length) return undefined;
    this.refusalShown = text;
    return this.refusal.replaceChildren(refusalElement(refusal, labels));
  }

  // ---- focus across renders

  focusName() {
    const node = this.root.getRootNode().activeElement;
    if (!node || !this.root.contains(node)) return null;
    if (node.dataset.fold) return { selector: `[data-fold="${node.dataset.fold}"]` };
    if (node.dataset.key) return { key: node.dataset.key, at: [...this.hand.children].indexOf(node) };
    const name = ["data-act", "data-pick", "data-part"].find((attribute) => node.hasAttribute(attribute));
    if (name) return { selector: `[${name}="${CSS.escape(node.getAttribute(name))}"]` };
    return node.matches(".meld") ? { selector: `button.meld[data-meld="${node.dataset.meld}"]` } : null;
  }

  restoreFocus(name) {
    if (!name) return;
    const cards = this.hand ? [...this.hand.children] : [];
    const card = name.key && (cards.find((one) => one.dataset.key === name.key) ?? cards[Math.min(name.at, cards.length - 1)]);
    const node = card || (name.selector && this.root.querySelector(name.selector));
    if (card) this.at = card.dataset.key;
    if (!node || node === this.root.getRootNode().activeElement) return;
    if (card) this.paint();
    node.focus({ preventScroll: true });
  }
}
