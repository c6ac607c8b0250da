// The card table: one Table for each place it is mounted in, kept across the reruns of the page.

import { addAct, discardAct, drawAct, layAct, pickAct, prefAct, takeAct, takeIsComplete, undoAct } from "./acts.js";
import { Cues } from "./cues.js";
import { el, fill } from "./dom.js";
import { Drags } from "./drag.js";
import { Drawing } from "./drawing.js";
import { faceAddress } from "./faces.js";
import { onKey } from "./keys.js";
import { placeIn, snapshot } from "./motion.js";
import { Outbox } from "./outbox.js";
import { Playback, watchSkips } from "./playback.js";
import { cutFor } from "./sizes.js";
import { followTheme } from "./theme.js";

class Table extends Drawing {
  constructor(parent) {
    super(parent);
    this.played = []; // keys of the chosen cards that went into the move under way
    this.outbox = new Outbox((entries) => this.send(entries));
    this.playback = new Playback((shown, scene) => this.show(shown, scene), () => this.prefs.pace);
    this.cues = new Cues();
    this.skipper = el("button", { type: "button", class: "skip" });
    this.root.querySelector(".foot").append(this.skipper); // over the buttons alone
    this.unwatchSkips = watchSkips(this.root, this.playback);
    this.drags = new Drags(this.root, this.layer, this);
    this.root.addEventListener("click", (event) => this.click(event));
    this.root.addEventListener("keydown", (event) => onKey(event, this));
    for (const kind of ["keyup", "keypress"]) this.root.addEventListener(kind, (event) => event.stopPropagation());
    this.watcher = new ResizeObserver(([entry]) => this.resize(entry.contentRect.width, entry.contentRect.height));
    this.watcher.observe(this.root);
    this.onScheme = () => followTheme(this.root);
    window.addEventListener("buraco-scheme", this.onScheme);
  }

  // ---- data from the server

  update(data, setStateValue) {
    if (!data) return;
    this.send = (entries) => setStateValue("outbox", entries);
    const first = this.data === null;
    this.prefs = { deck: "two", sort: "suit", pace: "normal", ...data.prefs, ...(this.ownPrefs ?? {}) };
    const moved = first || data.version !== this.data.version;
    this.data = data;
    if (moved) {
      this.meld = null;
      this.armed = false;
      this.asking = null;
      this.hint = "";
      this.open.clear();
      this.least = 0;
      if (data.mode === "pick") this.chosen.clear();
    }
    const answered = this.outbox.acknowledge(data.ack ?? 0, data.version, Boolean(data.refusal));
    if (answered) {
      // An equal card that stays in the hand takes over the key: it was not chosen. What was not played stays chosen.
      if (moved && !data.refusal) for (const key of this.played) this.chosen.delete(key);
      this.played = [];
      this.dismissed = null;
    }
    if (this.playback.take(data)) return;
    this.render(first || !moved);
    this.cues.hear(data, moved && !data.film ? data.events ?? [] : [], this.prefs);
  }

  /** Put what an act led to on the table: a scene of the last round, or the data itself. */
  show(data, scene) {
    this.data = data;
    this.skipper.textContent = data.labels.skip;
    this.render(Boolean(scene.still));
    this.cues.hear(data, scene.events, this.prefs);
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
    const { data } = this;
    requestAnimationFrame(() => { // while the server is busy anyway
      if (this.data === data) this.places = snapshot(this.root);
    });
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
      case "replay": return this.playback.replay();
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
    const meld = data.melds.find((one) => one.team === data.own_team && one.number === number);
    if (this.foldOf(meld)) this.toggleFold(`${meld.team}.${number}`);
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
    this.outbox.anew();
    this.refusal.replaceChildren();
    this.hand?.querySelector('[tabindex="0"]')?.focus();
    return true;
  }

  // A card is chosen by the press on it: the table may be drawn anew, and its cards move, before the finger is up.
  tap(pressed) {
    const card = pressed.closest("[data-key],[data-pick]");
    if (!card) return false;
    const [name, key] = card.dataset.key ? ["data-key", card.dataset.key] : ["data-pick", card.dataset.pick];
    if (!this.root.querySelector(`[${name}="${CSS.escape(key)}"]`)) return true;
    if (card.dataset.key) this.at = key;
    this.toggle(key);
    return true;
  }

  click(event) {
    const target = event.target;
    if (this.tap(target)) return;
    const act = target.closest("[data-act]");
    if (act) return void this.act(act.dataset.act);
    const fold = target.closest("[data-fold]");
    if (fold) return void this.toggleFold(fold.dataset.fold);
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
    load.cards.forEach((code, index) => this.dropped.set(code, placeIn(this.root, rects[index])));
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

  close() {
    this.watcher.disconnect();
    this.playback.stop();
    document.documentElement.removeAttribute("data-playing");
    this.unwatchSkips();
    window.removeEventListener("buraco-scheme", this.onScheme);
    this.outbox.close();
    this.drags.stop();
    clearTimeout(this.busyTimer);
    cancelAnimationFrame(this.frame);
    for (const node of [this.style, this.root, this.layer]) node.remove();
  }
}

const tables = new WeakMap();

/**
 * Called by Streamlit at every run with new data; returns what to do when the table leaves the page. Streamlit asks for
 * that too where newer data overtook a call that was still waiting for this module: the table is then still on its page,
 * and stays.
 */
export default function mount({ data: [data], parentElement, setStateValue }) {
  const table = tables.get(parentElement) ?? new Table(parentElement);
  tables.set(parentElement, table);
  table.update(data, setStateValue);
  return () => {
    if (parentElement.isConnected) return;
    table.close();
    tables.delete(parentElement);
  };
}
