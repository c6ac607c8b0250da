// The numbered outbox: acts are kept until the server acknowledges them.
// Only one move is under way at a time; what follows waits for the version it will apply to.

const AGAIN_MS = 400; // the second half of a double click is not a second act
const RETRY_MS = 10000;
const WAITING_MOST = 40;

// One counter for the whole page, so that a table mounted anew never uses a number twice.
let lastNumber = 0;

export class Outbox {
  /** `send` hands the pending acts to the server. */
  constructor(send) {
    this.send = send;
    this.pending = [];
    this.waiting = [];
    this.version = "";
    this.anew();
  }

  get busy() {
    return this.pending.some((entry) => entry.act.kind !== "pref");
  }

  /** Send an act, or let it wait for the one under way. Returns false for a repeated click. */
  push(act) {
    if (act.kind === "pref") {
      this.post(act);
      return true;
    }
    const text = JSON.stringify(act);
    const now = performance.now();
    const repeated = this.last.text === text && (this.busy || now - this.last.at < AGAIN_MS);
    if (repeated || this.waiting.length >= WAITING_MOST) return false;
    this.last = { text, at: now };
    if (this.busy) this.waiting.push(act);
    else this.post(act);
    return true;
  }

  /** What comes next is an act of its own, even where it is the last one again. */
  anew() {
    this.last = { text: "", at: -Infinity };
  }

  post(act) {
    lastNumber += 1;
    this.pending.push({ seq: lastNumber, version: this.version, act });
    this.flush();
  }

  flush() {
    clearTimeout(this.retry);
    if (!this.pending.length) return;
    this.send(this.pending.map((entry) => ({ ...entry })));
    this.retry = setTimeout(() => this.flush(), RETRY_MS);
  }

  /** Take note of what the server has handled. Returns whether a move of ours was among it. */
  acknowledge(ack, version, refused) {
    lastNumber = Math.max(lastNumber, ack);
    this.version = version;
    const wasBusy = this.busy;
    this.pending = this.pending.filter((entry) => entry.seq > ack);
    if (!this.pending.length) clearTimeout(this.retry);
    const answered = wasBusy && !this.busy;
    if (answered && refused) this.waiting = [];
    if (!this.busy && this.waiting.length) this.post(this.waiting.shift());
    return answered;
  }

  close() {
    clearTimeout(this.retry);
  }
}
