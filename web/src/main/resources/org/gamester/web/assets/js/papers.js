// Papers: their claims, checked case by case, with verdicts in words.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { ask, send, work } from "./api.js";
import { announce, toast } from "./shell.js";
import { drawing, Job, running } from "./states.js";
import { counted } from "./words.js";
import { isOpen, kindOf, outcome, verdict } from "./claims-view.js";

// The server writes the statements; here the verdicts come in, one after another.
const page = document.getElementById("paper");
const name = page?.dataset.key ?? "";
const words = new URLSearchParams(location.search);
const state = { claims: new Map(), job: null, problem: "", filter: words.get("show") ?? "all", only: page?.dataset.number ?? "", reruns: new Map(), typeset: new Map() };
const items = new Map([...document.querySelectorAll("li.claim")].map((item) => [item.dataset.number, item]));
const draw = drawing(() => {
  render(checks(), document.getElementById("checks"));
  render(emptyWords(), document.getElementById("none"));
  for (const [number, claim] of state.claims) show(number, claim);
  for (const [number, item] of items) item.hidden = !isShown(number);
  for (const list of document.querySelectorAll("ol.claims")) {
    const isEmpty = [...list.children].every((item) => item.hidden);
    list.hidden = isEmpty;
    if (list.previousElementSibling?.matches("h2")) list.previousElementSibling.hidden = isEmpty;
  }
});

/** The rulesets whose positions the cases of a paper are. */
const RULESETS = { geography: ["geography-triple"], chessfights: ["chessfights"], splittles: ["splittles"], posets: ["young", "pomax", "poset-game"] };

const FILTERS = [["all", "all"], ["error", "real errors"], ["boundary", "boundary cases"], ["misprint", "misprints"], ["lost", "lost"], ["holds", "hold"], ["not checked", "not checked"]];

/** Opens the position of a counterexample: the case itself, or the case as a position of the paper's game. */
async function openCase(text) {
  const core = text.replace(/^[^=]*= *(?=[a-z-]+[({])/, "").trim();
  for (const p of [text, core, ...(RULESETS[name] ?? []).flatMap((ruleset) => [`${ruleset}(${text})`, text.startsWith("(") ? `${ruleset}${text}` : null])]) {
    if (!p) continue;
    try {
      const position = await ask("position", { p });
      location.href = `/explore?p=${encodeURIComponent(position.position)}`;
      return;
    } catch (e) {
      if (e.status === undefined) throw e;
    }
  }
  toast("This case is not one position: it is shown here only.");
}

/** How many statements there are to be checked. */
const total = () => items.size;

/** How far the check has come: `31 of 164 statements checked`. */
const reach = () => `${state.claims.size} of ${counted(total(), "statement")} checked`;

const isUnfinished = () => state.job?.status !== "done" || state.problem !== "";

/** Asks for the HTML of what is said instead of printed statements. */
async function typesetRemedies(claim) {
  const texts = [claim.correction, claim.amendment, claim.refit].map((one) => one?.statement).filter((text) => text && !state.typeset.has(text));
  if (!texts.length) return;
  const { statements } = await send("statements", texts.map((text) => ["s", text]));
  texts.forEach((text, i) => state.typeset.set(text, statements[i].html));
  draw();
}

/** The claims of the paper one after another, until all are checked or the person stops it. */
function check() {
  state.claims.clear();
  state.problem = "";
  let waiting = false;
  state.job = new Job((signal) => work("claims", { of: state.only ? `${name}:${state.only}` : name, counterexamples: "3" }, {
    signal,
    onProblem: (words) => (state.problem = words || "the server stopped the check"),
    onItem(item) {
      if (item.schema === "gamester.claim/1" && items.has(item.number) && !isOpen(item)) {
        state.claims.set(item.number, item);
        typesetRemedies(item).catch(() => {}); // the text remains as it is typed
      }
      if (!waiting) {
        waiting = true;
        setTimeout(() => {
          waiting = false;
          draw();
        }, 100);
      }
    },
  }), draw);
  state.job.done.then(() => {
    announce(reach());
    draw();
  });
  draw();
}

/** One claim again, with other ranges. */
function again(claim, ranges) {
  const rerun = new Job(async (signal) => {
    const found = [];
    await work("claims", { of: `${claim.paper}:${claim.number}`, range: ranges, counterexamples: "3" }, { signal, onItem: (item) => found.push(item) });
    return found.find((item) => item.number === claim.number) ?? found[0];
  }, draw);
  state.reruns.set(claim.number, rerun);
  draw();
}

const statement = (text) => (state.typeset.has(text) ? unsafeHTML(state.typeset.get(text)) : text);

/** Whether a statement is to be seen under the filter that is chosen. */
function isShown(number) {
  const claim = state.claims.get(number);
  return state.filter === "all" || (claim ? kindOf(claim) === state.filter : state.filter === "not checked");
}

const shown = new WeakMap();

/** Puts the outcome of a check under its statement. */
function show(number, claim) {
  const item = items.get(number);
  const rerun = state.reruns.get(number);
  if (shown.get(item) === claim && !rerun && !hasRemedy(claim)) return;
  shown.set(item, claim);
  const badge = item.querySelector(".verdict-of-check") ?? item.querySelector(".verdict").parentElement.appendChild(Object.assign(document.createElement("span"), { className: "verdict-of-check" }));
  item.querySelector(".verdict.unchecked")?.remove();
  render(verdict(claim), badge);
  render(outcome(claim, { openCase, again, rerun, statement }), item.querySelector(".outcome-of-check"));
}

const hasRemedy = ({ correction, amendment, refit }) => Boolean(correction || amendment || refit);

/** What is said of the check above the statements. */
function checks() {
  const counts = new Map();
  for (const claim of state.claims.values()) counts.set(kindOf(claim), (counts.get(kindOf(claim)) ?? 0) + 1);
  const left = total() - state.claims.size;
  const count = (id) => (id === "all" ? total() : (counts.get(id) ?? 0) + (id === "not checked" ? left : 0));
  const { job } = state;
  return html`<div class="row filters" role="group" aria-label="filter">${FILTERS.filter(([id]) => id === state.filter || count(id)).map(([id, label]) => html`<button type="button" class="chip" aria-pressed=${state.filter === id ? "true" : "false"} @click=${() => {
    state.filter = id;
    const query = new URLSearchParams(location.search);
    if (id === "all") query.delete("show");
    else query.set("show", id);
    history.replaceState(null, "", query.size ? `?${query}` : location.pathname);
    draw();
  }}>${label} ${count(id)}</button>`)}
  ${job?.isOpen ? running(reach(), job, () => job.stop()) : job ? html`<button type="button" @click=${check}>${isUnfinished() ? "Check all" : "Run again"}</button>` : nothing}</div>
  ${job?.status === "failed" ? html`<p class="notice error">${job.error.message}</p>` : nothing}
  ${job?.status === "stopped" ? html`<p class="notice wait">Stopped by you: ${reach()}.</p>` : nothing}
  ${job?.status === "done" && state.problem ? html`<p class="notice wait">Stopped: ${reach()}. <span class="secondary">${state.problem}</span></p>` : nothing}
  ${state.filter === "boundary" ? html`<p class="small secondary">Boundary cases: at most one case in twenty fails, and with one more hypothesis the statement holds.</p>` : nothing}`;
}

/** Why no statement is shown. */
function emptyWords() {
  if ([...items.keys()].some(isShown)) return nothing;
  if (state.job?.isOpen) return "None of this kind so far; the check is going on.";
  return isUnfinished() ? "None of this kind so far; the check is unfinished." : "None of this kind.";
}

if (page) {
  draw();
  setTimeout(check, 100); // the statements are to be seen first
}
