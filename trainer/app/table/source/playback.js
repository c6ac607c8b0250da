// The acts of the others, shown one after another: the server tells the last round as a film, and the table shows
// those of its frames that are new, then the data itself, which is where the last frame leads.

const DWELL_MS = { lays: 900, throws: 850, other: 700 }; // how long an act is to be seen at the normal pace
const PACES = { slow: 1.7, normal: 1, fast: 0.5, once: 0 };

// The number of the act last shown, by deal: a table mounted anew goes on where the last one was left.
const reached = new Map();

// How often a deal's last round had been asked for again when it was last shown.
const asked = new Map();

/** How long an act with these events stays before the next one, in milliseconds. */
export function dwellOf(events, pace) {
  const kinds = events.map((event) => event.kind);
  const sort = kinds.includes("laid_meld") || kinds.includes("added_to_meld") ? "lays" : kinds.includes("discarded") ? "throws" : "other";
  return DWELL_MS[sort] * PACES[pace];
}

/** The film's frames as whole data, one for each act; the last one is `data` itself with that act's events. */
export function scenesOf(data) {
  const { frames } = data.film;
  let lies = {};
  return frames.map((frame, index) => {
    lies = { ...lies, ...frame.lies };
    const scene = { number: frame.number, own: frame.seat === data.seat, events: frame.events };
    if (index === frames.length - 1) {
      const waits = data.turn !== data.seat && data.phase !== "over"; // for a bot that thinks
      return { ...scene, data: { ...data, events: frame.events, status: waits ? `${frame.said} ${data.status}` : data.status } };
    }
    return { ...scene, data: { ...data, ...lies, events: frame.events, status: frame.said, mode: data.mode === "show" ? "play" : data.mode,
      playing: true, can: {}, refusal: null, drawn: null, marked: [] } };
  });
}

export class Playback {
  /** `show(data, scene)` puts what an act led to on the table; `paceNow()` is the pace the learner chose. */
  constructor(show, paceNow) {
    Object.assign(this, { show, paceNow, scenes: [], final: null, timer: 0 });
  }

  /** Whether what lies on the table is not yet what the server last told. */
  get active() {
    return this.scenes.length > 0;
  }

  /** New data has come: show what is new in it, act by act. Returns false where the data is to be shown at once. */
  take(data) {
    const { deal, frames, told } = data.film ?? { frames: [] };
    this.final = data;
    if (!frames.length) return this.stop() ?? false;
    const latest = frames.at(-1).number;
    const at = Math.min(reached.get(deal) ?? told, latest);
    reached.set(deal, at);
    const wanted = (asked.get(deal) ?? data.film.again) < data.film.again;
    asked.set(deal, data.film.again);
    if (wanted) {
      reached.set(deal, latest);
      return this.replay();
    }
    if (this.again && this.scenes.at(-1).number === latest) {
      const last = this.scenes.at(-1);
      last.data = { ...data, events: last.events }; // only what stands beside the cards has changed
      return true;
    }
    this.again = false;
    this.scenes = scenesOf(data).filter((scene) => scene.number > at);
    if (!this.active) return false;
    if (this.paceNow() === "once") this.scenes = this.scenes.slice(-1);
    if (!this.timer || this.scenes[0].own || this.paceNow() === "once") this.next();
    return true;
  }

  /** Show the whole film once more; whether there is one. */
  replay() {
    if (!this.final?.film?.frames.length) return false;
    clearTimeout(this.timer);
    this.again = true;
    this.scenes = scenesOf(this.final);
    this.scenes[0].still = true; // it goes back in time: nothing flies there
    this.next();
    return true;
  }

  /** Go to the end at once; whether there was anything to skip. */
  skip() {
    if (!this.active) return false;
    const { deal, frames } = this.final.film;
    reached.set(deal, frames.at(-1).number);
    this.stop();
    this.show({ ...this.final, events: [] }, { events: [] });
    return true;
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const scene = this.scenes.shift();
    if (!scene) return;
    const { deal } = this.final.film;
    reached.set(deal, Math.max(reached.get(deal) ?? 0, scene.number));
    this.show(scene.data, scene);
    const pace = this.again && this.paceNow() === "once" ? "fast" : this.paceNow(); // asked for again, it is to be seen
    if (!this.active) this.again = false;
    this.timer = setTimeout(() => this.next(), dwellOf(scene.events, pace));
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.scenes = [];
    this.again = false;
  }
}

/** A click on the table `root` or a key skips what is still to be shown, and does nothing else. Returns how to end that. */
export function watchSkips(root, playback) {
  let swallowed = false; // the press met cards that were no longer there when the finger was up
  const stop = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  root.addEventListener("pointerdown", (event) => {
    swallowed = playback.active;
    if (swallowed) event.stopImmediatePropagation(); // a finger may still scroll the page
  }, true);
  root.addEventListener("click", (event) => {
    if (playback.skip() || (swallowed && event.detail)) stop(event);
    swallowed = false;
  }, true);
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Shift"].includes(event.key) || !playback.active) return;
    const path = event.composedPath();
    const here = path.includes(root);
    if (!here && path[0] !== document.body) return; // somebody types, or presses another button
    playback.skip();
    stop(event);
  };
  window.addEventListener("keydown", onKeyDown, true);
  return () => window.removeEventListener("keydown", onKeyDown, true);
}
