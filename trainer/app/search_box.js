// The search field of the rules: tells what stands in it whenever the keys pause.
const PAUSE = 180; // milliseconds without a key
export default function ({ parentElement, data: [data], setStateValue }) {
  const there = parentElement.querySelector("input");
  const input = there ?? Object.assign(document.createElement("input"), { type: "search", autocomplete: "off", spellcheck: false, value: data.text });
  input.placeholder = data.placeholder;
  input.setAttribute("aria-label", data.label);
  if (there) return void (parentElement.querySelector("span").textContent = data.label);
  const words = Object.assign(document.createElement("span"), { textContent: data.label });
  const label = document.createElement("label");
  label.append(words, input);
  parentElement.append(label); // with its name from the first moment
  let waiting = 0, told = data.text;
  const tell = () => {
    clearTimeout(waiting);
    if (input.value !== told) setStateValue("text", (told = input.value));
  };
  input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(tell, PAUSE); });
  input.addEventListener("keydown", (event) => { if (event.key === "Enter") tell(); event.stopPropagation(); });
}
