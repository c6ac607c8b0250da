// What is heard and felt of the game: soft tones made in the browser, and a short vibration on phones.

const TONES = { // [frequency in Hz, start in seconds] of each tone
  refusal: [[165, 0], [139, 0.12]],
  canastra: [[523, 0], [659, 0.09], [784, 0.18], [1047, 0.27]],
  turn: [[660, 0], [880, 0.11]],
  meld: [[440, 0], [554, 0.07]],
  discard: [[196, 0]],
};
const BUZZES = { refusal: [50, 40, 50], canastra: [30, 40, 60], turn: [40], meld: [15], discard: [10] }; // milliseconds on, off, on
const LOUD = 0.07;
const OF_EVENTS = { canastra_made: "canastra", laid_meld: "meld", added_to_meld: "meld", discarded: "discard" };

let context = null; // one for the page, made at the first sound

export class Cues {
  /** Take note of what the table shows now and what has just happened; be heard where something of it is new. */
  hear(data, events, prefs) {
    const was = this.last;
    const refusal = data.refusal ? JSON.stringify(data.refusal) + data.ack : null;
    const turn = data.mode === "play" && !data.playing && data.phase !== "over" && data.turn === data.seat;
    this.last = { refusal, turn };
    if (!was) return;
    const kinds = new Set(events.map((event) => OF_EVENTS[event.kind]).filter(Boolean));
    if (refusal && refusal !== was.refusal) kinds.add("refusal");
    const others = events.some((event) => event.seat !== undefined && event.seat !== data.seat);
    if (turn && (others || !was.turn)) kinds.add("turn");
    const kind = Object.keys(TONES).find((each) => kinds.has(each)); // the weightiest alone
    if (!kind) return;
    if (prefs.sound === "on") play(TONES[kind]);
    const buzzes = prefs.buzz !== "off" && matchMedia("(pointer: coarse)").matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (buzzes) navigator.vibrate?.(BUZZES[kind]);
  }
}

function play(tones) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const [frequency, start] of tones) {
    const [voice, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + start];
    voice.type = "sine";
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + 0.3);
  }
}
