// The catalogue: the server has written the list; this draws what comes into sight, and filters.
import { askText } from "./api.js";
import "./shell.js";
import { counted } from "./words.js";

const words = document.getElementById("filter");
const items = [...document.querySelectorAll(".rulesets > li")];
const chips = [...document.querySelectorAll(".filters .chip")];
let board = new URLSearchParams(location.search).get("board") ?? "";

/** The picture of an example, when it comes into sight. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    const p = target.dataset.position;
    askText("picture", { kind: "position", p }).then(
      (picture) => (target.innerHTML = picture),
      () => (target.textContent = p),
    );
  }
}, { rootMargin: "200px" });
for (const thumb of document.querySelectorAll(".rulesets .thumb")) seen.observe(thumb);

function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const item of items) {
    item.hidden = (board && item.dataset.board !== board) || !wanted.every((word) => item.dataset.words.includes(word));
    if (!item.hidden) count++;
  }
  for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.dataset.board === board));
  document.getElementById("count").textContent = counted(count, "ruleset");
  document.getElementById("no-ruleset").hidden = count > 0;
}

function changed() {
  const query = new URLSearchParams();
  if (words.value) query.set("q", words.value);
  if (board) query.set("board", board);
  history.replaceState(null, "", query.size ? `/catalogue?${query}` : "/catalogue");
  filter();
}

words.addEventListener("input", changed);
for (const chip of chips) {
  chip.addEventListener("click", () => {
    board = board === chip.dataset.board ? "" : chip.dataset.board;
    changed();
  });
}
document.querySelector("#no-ruleset button").addEventListener("click", () => {
  words.value = "";
  board = "";
  changed();
});
filter();
