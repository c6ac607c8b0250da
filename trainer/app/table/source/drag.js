// Dragging with pointer events: mouse, pen and finger alike. What is dragged follows without asking anyone.

import { el } from "./dom.js";

const THRESHOLD = 6; // pixels before a press becomes a drag
const EDGE = 56; // pixels at the window's edge where dragging scrolls the page

/**
 * Watch `root` for drags. `host` answers: lift(target) → null or {cards, faces, from}, over(zone), drop(load, zone, rects),
 * done(), and tap(target) → whether a press that became no drag is thereby dealt with, its click with it. A zone is the
 * text of the nearest `data-drop`, or null.
 */
export class Drags {
  constructor(root, layer, host) {
    Object.assign(this, { root, layer, host, press: null, load: null });
    this.onMove = (event) => this.move(event);
    this.onUp = (event) => this.end(event, true);
    this.onCancel = (event) => this.end(event, false);
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("click", (event) => this.swallowClick(event), true);
    root.addEventListener("dragstart", (event) => event.preventDefault());
  }

  get active() {
    return this.load !== null;
  }

  down(event) {
    this.swallow = false;
    if (event.button !== 0 || !event.isPrimary || this.load) return;
    this.stop(); // a press whose end was never heard of
    this.press = { x: event.clientX, y: event.clientY, id: event.pointerId, target: event.target };
    window.addEventListener("pointermove", this.onMove);
    window.addEventListener("pointerup", this.onUp);
    window.addEventListener("pointercancel", this.onCancel);
  }

  move(event) {
    if (!this.press || event.pointerId !== this.press.id) return;
    const [dx, dy] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (!this.load) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      this.load = this.host.lift(this.press.target);
      if (!this.load) return this.stop();
      this.show();
    }
    event.preventDefault();
    this.point = { x: event.clientX, y: event.clientY };
    this.ghost.style.transform = `translate(${this.point.x}px, ${this.point.y}px)`;
    this.host.over(this.zoneAt(this.point));
    this.scrollNearEdge();
  }

  show() {
    const { faces, width } = this.load;
    const spread = Math.min(26, 120 / faces.length);
    this.ghost = el("div", { class: "ghost", "aria-hidden": "true" }, faces.map((face, index) =>
      el("span", { class: "card", style: {
        width: `${width}px`, "background-image": face,
        "--at": `${(index - (faces.length - 1) / 2) * spread - width / 2}px`, "--lean": `${(index - (faces.length - 1) / 2) * 3}deg` } })));
    this.layer.append(this.ghost);
    this.root.classList.add("dragging");
  }

  zoneAt({ x, y }) {
    for (const node of this.root.getRootNode().elementsFromPoint(x, y)) {
      if (node.closest(".dock")) return null; // what lies under the buttons cannot be meant
      const zone = this.root.contains(node) ? node.closest("[data-drop]") : null;
      if (zone) return zone;
    }
    return null;
  }

  scrollNearEdge() {
    if (this.scroller) return;
    const step = () => {
      if (!this.load) return void (this.scroller = null);
      const { y } = this.point;
      const push = y < EDGE ? y - EDGE : Math.max(0, y - innerHeight + EDGE);
      if (push) scrollParent(this.root)?.scrollBy(0, push / 5);
      this.scroller = requestAnimationFrame(step);
    };
    this.scroller = requestAnimationFrame(step);
  }

  end(event, dropped) {
    if (!this.press || event.pointerId !== this.press.id) return;
    const { load } = this;
    if (load) {
      this.swallow = true;
      const rects = [...this.ghost.children].map((card) => card.getBoundingClientRect());
      const zone = dropped ? this.zoneAt({ x: event.clientX, y: event.clientY }) : null;
      this.stop();
      if (zone) this.host.drop(load, zone.dataset.drop, rects);
      return;
    }
    const { target } = this.press;
    this.stop();
    this.swallow = dropped && this.host.tap(target);
  }

  /** Give up the drag under way; nothing is dropped. */
  stop() {
    window.removeEventListener("pointermove", this.onMove);
    window.removeEventListener("pointerup", this.onUp);
    window.removeEventListener("pointercancel", this.onCancel);
    this.ghost?.remove();
    this.ghost = null;
    this.root.classList.remove("dragging");
    if (this.load) this.host.done();
    this.press = this.load = null;
  }

  // The click a browser sends after a drag or a tap is not a click of its own; one made by a key or a tool has no detail.
  swallowClick(event) {
    if (!this.swallow || !event.detail) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

function scrollParent(node) {
  for (let at = node; at; at = at.parentNode ?? at.host) {
    if (at.nodeType !== Node.ELEMENT_NODE) continue;
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement;
}
