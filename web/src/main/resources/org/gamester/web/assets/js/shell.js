// What every page has: the command bar, keys, copying, messages, the theme, the state of the connection.
import { html, render, nothing } from "../lib/lit/lit-html.js";
import { ask } from "./api.js";

const live = document.getElementById("live");

/** Where a view draws itself; what the server had put there goes. */
export function viewRoot() {
  const root = document.getElementById("view");
  root.replaceChildren();
  return root;
}

/** Says something to those who do not see the page. */
export function announce(text) {
  live.textContent = "";
  requestAnimationFrame(() => (live.textContent = text));
}

let toastTimer;
export function toast(text) {
  document.querySelector(".toast")?.remove();
  const note = document.createElement("div");
  note.className = "toast";
  note.textContent = text;
  document.body.append(note);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => note.remove(), 2200);
  announce(text);
}

/** Copies a text; where a browser does not allow that, shows it to be copied by hand. */
export async function copy(text, what = "Copied") {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what}`);
  } catch {
    const dialog = document.createElement("dialog");
    render(html`<p>Copy this:</p><textarea rows="4" cols="50" readonly aria-label="text to copy">${text}</textarea><p><button @click=${() => dialog.close()}>Close</button></p>`, dialog);
    document.body.append(dialog);
    dialog.addEventListener("close", () => dialog.remove());
    dialog.showModal();
    dialog.querySelector("textarea").select();
  }
}

function offerToCopy(element) {
  document.getElementById("copy-menu")?.remove();
  const { plain, latex } = element.dataset;
  const menu = document.createElement("dialog");
  menu.id = "copy-menu";
  const choose = (text, what) => () => {
    menu.close();
    copy(text, what);
  };
  render(html`<p><code>${plain}</code></p>
    <div class="row">
      <button class="main" @click=${choose(plain, "Text copied")}>Copy text</button>
      ${latex ? html`<button @click=${choose(latex, "LaTeX copied")}>Copy LaTeX</button>` : nothing}
      <button @click=${choose(`${location.origin}/explore?p=${encodeURIComponent(plain)}`, "Link copied")}>Copy link</button>
      <a class="button" href="/explore?p=${encodeURIComponent(plain)}">Explore</a>
      <button class="plain" @click=${() => menu.close()}>Close</button>
    </div>`, menu);
  menu.setAttribute("aria-label", "copy the value");
  menu.addEventListener("close", () => menu.remove());
  document.body.append(menu);
  menu.showModal();
}

document.addEventListener("click", (event) => {
  const value = event.target.closest?.(".value[data-plain]");
  if (value) offerToCopy(value);
});

// The rulesets, for the search and for every choice of a ruleset.
let rulesets;
/** None if the server gives the question up; whoever asks next asks again. */
export function allRulesets() {
  rulesets ??= ask("rulesets").then(
    (all) => all.filter(({ id, named }) => id && named),
    (e) => {
      if (e.status === undefined) throw e;
      rulesets = undefined;
      return [];
    },
  );
  return rulesets;
}

/** The command bar: what the server suggests for what is typed, and Enter goes where the answer is. */
function startBar() {
  const input = document.getElementById("search");
  const list = document.getElementById("found");
  let active = -1;
  let found = [];
  let asking = null;
  const show = () => {
    render(found.map((entry, i) => html`<li role="option" id="found-${i}" aria-selected=${i === active ? "true" : "false"}><a href=${entry.address} tabindex="-1"><span class="title">${entry.title}</span> <span class="kind small">${entry.kind}</span>${entry.detail ? html`<span class="detail small secondary">${entry.detail}</span>` : nothing}</a></li>`), list);
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    if (active >= 0) {
      input.setAttribute("aria-activedescendant", `found-${active}`);
      list.children[active]?.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };
  const close = () => {
    asking?.abort();
    found = [];
    active = -1;
    show();
  };
  const suggest = async () => {
    asking?.abort();
    const text = input.value.trim();
    if (!text) {
      close();
      return;
    }
    asking = new AbortController();
    try {
      found = await ask("suggest", { q: text }, asking.signal);
    } catch (e) {
      if (e.name === "AbortError") return;
      found = [];
    }
    active = -1;
    show();
    if (document.activeElement === input) announce(found.length ? `${found.length} suggestions, the first: ${found[0].title}, ${found[0].kind}` : "no suggestions");
  };
  input.addEventListener("input", suggest);
  input.addEventListener("focus", () => found.length || suggest());
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      active = found.length ? (active + step + (active < 0 && step < 0 ? 1 : 0) + found.length) % found.length : -1;
      show();
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") close();
  });
  input.form.addEventListener("submit", (event) => {
    if (active < 0) return; // the server goes to the first that it would suggest
    event.preventDefault();
    location.href = found[active].address;
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".search")) close();
  });
}

// Keys. Views add theirs: key -> [words, action].
const keys = new Map([
  ["/", ["find a position, a value, a ruleset, a term", () => document.getElementById("search").focus()]],
  ["?", ["this list", showKeys]],
]);
export function addKeys(more) {
  for (const [key, meaning] of Object.entries(more)) keys.set(key, meaning);
}
function showKeys() {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "keys");
  render(html`<h2>Keys</h2><dl>${[...keys].map(([key, [words]]) => html`<dt><kbd>${key}</kbd></dt><dd>${words}</dd>`)}
    <dt><kbd>← ↑ ↓ →</kbd></dt><dd>move on a board</dd></dl><button @click=${() => dialog.close()}>Close</button>`, dialog);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
document.addEventListener("keydown", (event) => {
  const value = event.target.closest?.(".value[data-plain]");
  if (value && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    offerToCopy(value);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  if (event.target.closest?.("input, textarea, select, .CodeMirror")) return;
  const meaning = keys.get(event.key);
  if (meaning) {
    event.preventDefault();
    meaning[1]();
  }
});

document.addEventListener("connection", ({ detail }) => {
  document.getElementById("lost").hidden = !detail.lost;
  announce(detail.lost ? "The connection to the server is lost. What you see is kept. Reconnecting..." : "The server answers again.");
});

document.getElementById("theme").addEventListener("click", () => {
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark"
    || (!document.documentElement.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", document.documentElement.dataset.theme);
});
document.getElementById("keys").addEventListener("click", showKeys);
startBar();
