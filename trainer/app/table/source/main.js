// The card table: one Table for each place it is mounted in, kept across the reruns of the page.

import {
  addAct, cardName, discardAct, drawAct, layAct, pickAct, prefAct, sortedHand, takeAct, takeIsComplete, undoAct,
} from "./acts.js";
import { actionElements, handHead } from "./controls.js";
import { el, fill } from "./dom.js";
import { Drags } from "./drag.js";
import { faceAddress } from "./faces.js";
import { onKey } from "./keys.js";
import { fly, snapshot } from "./motion.js";
import { Outbox } from "./outbox.js";
import { cardSizes, cutFor, handLayout } from "./sizes.js";
import { STYLE } from "./style.js";
import { followTheme } from "./theme.js";
import { cardElement, lixoElement, meldElement, refusalElement, seatElements, stackElement } from "./view.js";

const BUSY_MS = 350; // a wait shorter than this is not spoken of

class Table {
  constructor(parent) {
    this.parent = parent;
    this.data = null;
    this.chosen = new Set(); // keys of the hand's cards, and in "pick" of melds' and the lixo's
    this.played = []; // keys of the chosen cards that went into the move under way
    this.meld = null; // the number of the meld chosen to take the lixo on
    this.armed = false; // the lixo is chosen and waits for a meld or hand cards
    this.asking = null; // "add" while a meld is to be chosen
    this.hint = "";
    this.dropped = new Map();
    this.build();
    this.outbox = new Outbox((entries) => this.send(entries), () => this.paint());
    this.drags = new Drags(this.root, this.layer, this);
    this.root.addEventListener("click", (event) => this.click(event));
    this.root.addEventListener("keydown", (event) => onKey(event, this));
    for (const kind of ["keyup", "keypress"]) this.root.addEventListener(kind, (event) => event.stopPropagation());
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(this.root);
  }

  build() {
    const part = (name, attributes = {}) => (this[name] = el("div", { class: name, ...attributes }));
    this.status = el("p", { class: "status", role: "status", "aria-live": "polite" });
    this.whisper = el("p", { class: "unseen", "aria-live": "polite" });
    this.felt = el("section", { class: "felt" },
      part("seats"), part("theirs", { "data-drop": "theirs" }), part("center"), part("ours", { "data-drop": "new" }),
      this.status, part("mine", { "data-drop": "hand" }));
    this.root = el("div", { class: "table" }, el("div", { class: "rim" }, this.felt),
      part("refusal"), part("actions"), this.whisper);
    this.layer = el("div", { class: "layer" });
    this.style = el("style", {}, STYLE);
    this.parent.append(this.style, this.root, this.layer);
  }

  // ---- data from the server

  update(data, setStateValue) {
    if (!data) return;
    this.send = (entries) => setStateValue("outbox", entries);
    const first = this.data === null;
    this.prefs = { deck: data.prefs?.deck ?? "two", sort: data.prefs?.sort ?? "suit", ...(this.ownPrefs ?? {}) };
    const moved = first || data.version !== this.data.version;
    this.data = data;
    if (moved) {
      this.meld = null;
      this.armed = false;
      this.asking = null;
      this.hint = "";
      if (data.mode === "pick") this.chosen.clear();
    }
    const answered = this.outbox.acknowledge(data.ack ?? 0, data.version, Boolean(data.refusal));
    if (answered) {
      // An equal card that stays in the hand takes over the key: it was not chosen.
      if (!data.refusal) for (const key of this.played) this.chosen.delete(key);
      this.played = [];
      this.dismissed = null;
    }
    this.render(first || !moved);
  }

  resize() {
    if (!this.data || Math.abs(this.root.clientWidth - (this.width ?? 0)) < 2) return;
    this.render(true);
  }

  render(still) {
    const { data } = this;
    const before = still ? new Map() : snapshot(this.root);
    const focused = this.focusName();
    this.width = this.root.clientWidth || 700;
    this.sizes = cardSizes(this.width);
    this.look = (part) => ({ deck: this.prefs.deck, size: this.sizes[part], cut: part === "meld" ? "jumbo" : undefined });
    this.root.dataset.width = this.width < 520 ? "narrow" : this.width < 760 ? "middle" : "wide";
    this.root.dataset.mode = data.mode;
    followTheme(this.root);
    this.root.lang = data.lang ?? "";
    for (const [name, size] of Object.entries(this.sizes)) this.root.style.setProperty(`--${name}`, `${size}px`);
    this.felt.setAttribute("aria-label", data.labels.table);
    this.seats.replaceChildren(...seatElements(data));
    this.theirs.replaceChildren(...this.meldZone(1 - (data.own_team ?? 0)));
    this.ours.replaceChildren(...this.meldZone(data.own_team ?? 0));
    this.center.replaceChildren(...this.piles());
    this.renderHand();
    for (const zone of [this.seats, this.theirs, this.center, this.ours, this.mine]) zone.hidden = !zone.childNodes.length;
    const controls = actionElements(this);
    const made = controls.map((node) => node.outerHTML).join("");
    if (made !== this.made) this.actions.replaceChildren(...controls);
    this.made = made;
    this.renderRefusal();
    this.paint();
    this.restoreFocus(focused);
    if (!still) fly(this.root, before, data, this.dropped);
    this.dropped.clear();
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
    const drawn = melds.map((meld) => meldElement(meld, data, this.look("meld"), as));
    if (playing && own) drawn.push(el("button", { type: "button", class: "new-meld", "data-act": "lay-here", "data-focus": "lay-here" },
      el("span", { class: "plus", "aria-hidden": "true" }, "+"), el("span", {}, data.labels.new_meld)));
    if (!drawn.length) drawn.push(el("p", { class: "nothing" }, data.labels.no_melds));
    return [!bare && el("p", { class: "title" }, title), el("div", { class: "melds" }, drawn)].filter(Boolean);
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
    const wanted = cards.map(({ key, code }) => this.handCard(old.get(key), key, code));
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

  handCard(card, key, code) {
    const { mode, labels } = this.data;
    const choosing = mode !== "show";
    const face = `url("${faceAddress(code, this.prefs.deck, cutFor(this.sizes.hand))}")`;
    const node = card ?? cardElement("div", code, this.look("hand"), `h:${key}`, { "data-key": key });
    node.style.backgroundImage = face;
    node.setAttribute("role", choosing ? "option" : "listitem");
    node.setAttribute("aria-label", cardName(code, labels));
    return node;
  }

  layHand() {
    const cards = [...this.hand.children];
    const width = Math.max(60, this.width - (this.width < 480 ? 22 : 48));
    const { places, height } = handLayout(cards.length, this.sizes.hand, width);
    const taken = places.length ? places.at(-1).x - places[0].x + this.sizes.hand : 0;
    this.mine.classList.toggle("roomy", width - taken > 220 && places.every((place) => place.row === 0));
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
      if (data.mode === "show") continue;
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
    if (this.status.textContent !== text) this.status.textContent = text;
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

  // ---- choosing

  chosenCodes() {
    const place = (key) => [...this.root.querySelectorAll("[data-key],[data-pick]")].find((card) => (card.dataset.key ?? card.dataset.pick) === key);
    const cards = [...this.chosen].map(place).filter(Boolean);
    cards.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    return cards.map((card) => card.dataset.card);
  }

  toggle(key) {
    if (this.data.mode === "show") return false;
    const most = this.data.mode === "pick" ? this.data.pick?.max ?? Infinity : Infinity;
    if (this.chosen.has(key)) this.chosen.delete(key);
    else {
      if (most === 1) this.chosen.clear();
      if (this.chosen.size >= most) return this.tell(fill(this.data.labels.hint_at_most, { number: most }));
      this.chosen.add(key);
    }
    this.hint = "";
    const number = this.chosen.size;
    this.whisper.textContent = fill(number === 1 ? this.data.labels.one_chosen : this.data.labels.chosen, { number });
    this.paint();
    return true;
  }

  hasSomethingToDrop() {
    return this.drags.active || this.chosen.size > 0 || this.armed || this.asking || this.meld !== null || this.helpOpen;
  }

  /** Give up whatever was chosen or begun. */
  clear() {
    if (this.drags.active) return this.drags.stop() ?? true;
    const had = this.hasSomethingToDrop();
    if (this.helpOpen) this.toggleHelp();
    this.chosen.clear();
    this.armed = false;
    this.asking = null;
    this.meld = null;
    this.hint = "";
    this.paint();
    return Boolean(had);
  }

  focusCard(card) {
    this.at = card.dataset.key;
    this.paint();
    card.focus();
    return true;
  }

  // ---- acts

  push(act) {
    const sent = this.outbox.push(act);
    if (sent && act.kind !== "pref") this.hint = "";
    if (sent && act.kind === "move") this.played.push(...this.keysPlayed(act.text.split(" ")));
    this.paint();
    return true;
  }

  keysPlayed(codes) {
    return [...this.chosen].filter((key) => {
      const at = codes.indexOf(key.split("#")[0]);
      if (at >= 0) codes.splice(at, 1);
      return at >= 0;
    });
  }

  /** An action by its name, as a button, a key or a pile asks for it. Returns whether there was one. */
  act(action) {
    const { labels, can = {}, mode } = this.data;
    if (mode === "pick") {
      if (action === "confirm" && this.isAble("confirm")) return this.push(pickAct(this.chosenCodes()));
      if (action === "clear") return this.clear();
      return action === "sort" ? this.setPref("sort", this.prefs.sort === "suit" ? "rank" : "suit") : false;
    }
    const cards = this.chosenCodes();
    switch (action) {
      case "draw": return can.draw ? this.push(drawAct()) : this.tell(labels.hint_not_now);
      case "take": return can.take ? this.take() : this.tell(labels.hint_not_now);
      case "lay": case "lay-here": return this.lay(cards, action);
      case "add": return this.add(cards);
      case "discard": return cards.length === 1 ? this.ifCan("discard", discardAct(cards[0])) : this.tell(labels.hint_discard_one);
      case "undo": return can.undo ? this.push(undoAct()) : this.tell(labels.hint_no_undo);
      case "swap": return can.swap ? this.push({ kind: "move", text: "swap" }) : false;
      case "sort": return this.setPref("sort", this.prefs.sort === "suit" ? "rank" : "suit");
      case "deck": return this.setPref("deck", this.prefs.deck === "two" ? "four" : "two");
      case "help": return this.toggleHelp();
      case "dismiss": return this.dismiss();
      default: return false;
    }
  }

  ifCan(action, act) {
    return this.data.can?.[action] ? this.push(act) : this.tell(this.data.labels.hint_not_now);
  }

  lay(cards, action) {
    const { labels, can = {} } = this.data;
    if (can.take && (this.armed || !can.lay)) return action === "lay-here" && cards.length ? this.take(true) : this.tell(labels.hint_not_now);
    if (!cards.length) return this.tell(labels.hint_lay);
    return this.ifCan("lay", layAct(cards));
  }

  add(cards) {
    const { labels, melds = [], own_team: team } = this.data;
    if (!this.data.can?.add) return this.tell(labels.hint_not_now);
    if (!cards.length) return this.tell(labels.hint_add_cards);
    const own = melds.filter((meld) => meld.team === team);
    if (this.meld === null && own.length !== 1) {
      this.asking = own.length ? "add" : null;
      return this.tell(own.length ? labels.hint_choose_meld : labels.hint_no_meld);
    }
    return this.push(addAct(this.meld ?? own[0].number, cards));
  }

  take(asNew = false) {
    const { pile, labels } = this.data;
    const cards = this.chosenCodes();
    const meld = asNew ? null : this.meld;
    if (asNew || takeIsComplete(pile, meld, cards)) {
      this.armed = false;
      return this.push(takeAct(pile, meld, cards));
    }
    this.armed = !this.armed;
    return this.tell(this.armed ? labels.hint_take : "");
  }

  /** A meld of the own team was clicked or named by its number. */
  chooseMeld(number) {
    const { data } = this;
    if (data.mode !== "play" || !data.melds?.some((meld) => meld.team === data.own_team && meld.number === number)) return false;
    const cards = this.chosenCodes();
    if (this.armed) {
      this.armed = false;
      return this.push(takeAct(data.pile, number, cards));
    }
    if (cards.length && data.can?.add) {
      this.asking = null;
      return this.push(addAct(number, cards));
    }
    this.meld = this.meld === number ? null : number;
    return this.tell(this.meld !== null && data.can?.take && data.pile !== "free" ? data.labels.hint_meld_chosen : "");
  }

  setPref(name, value) {
    this.ownPrefs = { ...(this.ownPrefs ?? {}), [name]: value };
    this.prefs = { ...this.prefs, [name]: value };
    this.push(prefAct(name, value));
    this.render(true);
    return true;
  }

  toggleHelp() {
    this.helpOpen = !this.helpOpen;
    this.render(true);
    return true;
  }

  dismiss() {
    this.dismissed = this.refusalShown;
    this.refusal.replaceChildren();
    this.hand?.querySelector('[tabindex="0"]')?.focus();
    return true;
  }

  click(event) {
    const target = event.target;
    const card = target.closest(".hand .card");
    if (card) {
      this.at = card.dataset.key;
      this.toggle(card.dataset.key);
      return;
    }
    const pick = target.closest("[data-pick]");
    if (pick) return void this.toggle(pick.dataset.pick);
    const act = target.closest("[data-act]");
    if (act) return void this.act(act.dataset.act);
    if (this.data.mode !== "play") return;
    const meld = target.closest("button.meld");
    if (meld) return void this.chooseMeld(Number(meld.dataset.meld));
    const pile = target.closest("button.pile");
    if (pile) this.clickPile(pile.dataset.part);
  }

  // A pile clicked out of turn is sent all the same: the refusal says why, and that is the lesson.
  clickPile(part) {
    const { can = {} } = this.data;
    if (part === "monte") return this.push(drawAct());
    const cards = this.chosenCodes();
    if (can.take) return this.take();
    if (cards.length === 1) return this.push(discardAct(cards[0]));
    return this.tell(cards.length ? this.data.labels.hint_discard_one : this.data.labels.hint_discard);
  }

  // ---- dragging (the host of Drags)

  lift(target) {
    if (this.data.mode !== "play") return null;
    const face = (code, size) => `url("${faceAddress(code, this.prefs.deck, cutFor(size))}")`;
    const card = target.closest(".hand .card");
    if (card) {
      const chosen = this.chosen.has(card.dataset.key);
      const cards = chosen ? this.chosenCodes() : [card.dataset.card];
      const lifted = chosen ? [...this.hand.children].filter((one) => this.chosen.has(one.dataset.key)) : [card];
      lifted.forEach((one) => one.classList.add("lifted"));
      return { from: "hand", cards, faces: cards.map((code) => face(code, this.sizes.hand)), width: this.sizes.hand };
    }
    const part = target.closest("button.pile")?.dataset.part;
    if (part === "monte" && this.data.monte) return { from: "monte", cards: [], faces: [face("??", 60)], width: this.sizes.pile };
    if (part === "lixo" && this.data.lixo?.cards?.length) {
      return { from: "lixo", cards: [], faces: [face(this.data.lixo.cards.at(-1), this.sizes.pile)], width: this.sizes.pile };
    }
    return null;
  }

  over(zone) {
    if (this.hovered === zone) return;
    this.hovered?.classList.remove("hovered");
    zone?.classList.add("hovered");
    this.hovered = zone;
  }

  done() {
    this.over(null);
    for (const card of this.root.querySelectorAll(".lifted")) card.classList.remove("lifted");
  }

  drop(load, zone, rects) {
    const { data } = this;
    const meld = zone.startsWith("meld:") ? Number(zone.slice(5)) : null;
    load.cards.forEach((code, index) => this.dropped.set(code, rects[index]));
    if (load.from === "monte") {
      if (zone === "hand" || zone === "new") this.push(drawAct());
    } else if (load.from === "lixo") {
      if (data.pile === "free") return zone === "theirs" || zone === "lixo" ? undefined : this.push(takeAct("free", null, []));
      if (meld !== null || zone === "new") return this.push(takeAct(data.pile, meld, this.chosenCodes()));
      if (zone === "hand") return this.take();
    } else if (zone === "lixo") {
      return load.cards.length === 1 ? this.push(discardAct(load.cards[0])) : this.tell(data.labels.hint_discard_one);
    } else if (meld !== null) {
      return this.push(this.armed ? takeAct(data.pile, meld, load.cards) : addAct(meld, load.cards));
    } else if (zone === "new") {
      return this.push(this.armed ? takeAct(data.pile, null, load.cards) : layAct(load.cards));
    } else if (zone === "theirs") return this.tell(data.labels.hint_own_melds);
    return undefined;
  }

  // ---- focus across renders

  focusName() {
    const node = this.root.getRootNode().activeElement;
    if (!node || !this.root.contains(node)) return null;
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

  close() {
    this.watcher.disconnect();
    this.outbox.close();
    this.drags.stop();
    clearTimeout(this.busyTimer);
    for (const node of [this.style, this.root, this.layer]) node.remove();
  }
}

const tables = new WeakMap();

/** Called by Streamlit at every run with new data; returns what to do when the table leaves the page. */
export default function mount({ data, parentElement, setStateValue }) {
  const table = tables.get(parentElement) ?? new Table(parentElement);
  tables.set(parentElement, table);
  table.update(data, setStateValue);
  return () => {
    table.close();
    tables.delete(parentElement);
  };
}
