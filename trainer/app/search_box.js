// The search field of the rules: tells what stands in it whenever the keys pause.
const PAUSE = 180; // milliseconds without a key
export default function ({ parentElement, data: [data], setStateValue }) {
  const input = parentElement.querySelector("input");
  parentElement.querySelector("span").textContent = data.label;
  input.placeholder = data.placeholder;
  input.setAttribute("aria-label", data.label);
  if (input.dataset.ready) return;
  input.dataset.ready = "yes";
  input.value = data.text;
  let waiting = 0, told = data.text;
  const tell = () => {
    clearTimeout(waiting);
    if (input.value !== told) setStateValue("text", (told = input.value));
  };
  input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(tell, PAUSE); });
  input.addEventListener("keydown", (event) => { if (event.key === "Enter") tell(); event.stopPropagation(); });
}
