// Papers: their claims, checked case by case, with verdicts in words.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { ask, work } from "./api.js";
import { announce, toast, viewRoot } from "./shell.js";
import { drawing, Job, running } from "./states.js";
import { counted } from "./words.js";

const root = viewRoot();
const name = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const words = new URLSearchParams(location.search);
const state = { papers: [], claims: [], job: null, problem: "", filter: words.get("show") ?? "all", only: words.get("number") ?? "", reruns: new Map() };
const draw = drawing(() => render(name ? paper() : list(), root));

/** The rulesets whose positions the cases of a paper are. */
const RULESETS = { geography: ["geography-triple"], chessfights: ["chessfights"], splittles: ["splittles"], posets: ["young", "pomax", "poset-game"] };

const VERDICTS = {
  holds: ["holds", "Holds for all cases tried", "good", "True in every case checked; that proves nothing beyond them."],
  error: ["fails", "Fails", "bad", "There are counterexamples: the statement is not true as printed."],
  boundary: ["edge", "Fails at the boundary", "edge", "Only a few cases at the edge of the ranges fail; with one more hypothesis it holds."],
  misprint: ["misprint", "Misprint", "edge", "False as printed; what is evidently meant holds."],
  lost: ["lost", "Lost in our copy", "plain", "The statement cannot be read in our copy of the paper; a formula fitted in its place agrees."],
  stopped: ["stopped", "Stopped", "plain", "Stopped before the end, without a counterexample so far."],
  "not checked": ["none", "Not checked", "plain", "No case satisfies the hypotheses, or the statement is only listed."],
};

/** Whether the check of a claim ended before its first case. */
const isOpen = (claim) => claim.verdict === "not checked" && Boolean(claim.stopped);

/** A failure is one of the boundary if at most one case in twenty fails and an amended statement holds. */
export function kindOf(claim) {
  if (claim.verdict !== "fails") return claim.verdict;
  const { failures, cases } = claim.printed ?? {};
  return claim.amendment && claim.amendment.failures === 0 && failures <= Math.max(1, cases / 20) ? "boundary" : "error";
}

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

/** How many claims there are to be checked, as far as that is known. */
const total = () => (state.only ? null : state.papers.find((each) => each.paper === name)?.claims ?? null);

/** How far the check has come: `31 of 164 checked`. */
const reach = () => (total() ? `${state.claims.length} of ${counted(total(), "claim")} checked` : `${counted(state.claims.length, "claim")} checked`);

const isUnfinished = () => state.job?.status !== "done" || state.problem !== "";

/** The claims of the paper one after another, until all are checked or the person stops it. */
function check() {
  Object.assign(state, { claims: [], problem: "" });
  let waiting = false;
  state.job = new Job((signal) => work("claims", { of: state.only ? `${name}:${state.only}` : name, counterexamples: "3" }, {
    signal,
    onProblem: (words) => (state.problem = words || "the server stopped the check"),
    onItem(item) {
      if (item.schema === "gamester.claim/1" && item.number && !isOpen(item)) state.claims.push(item);
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

const trial = (title, one) => (one ? html`<p><b>${title}</b> ${one.statement} <span class="secondary">(${one.failures === 0 ? `holds in ${counted(one.cases, "case")}` : `${one.failures} of ${counted(one.cases, "case")} ${one.failures === 1 ? "fails" : "fail"}`})</span></p>` : nothing);

const examples = (one) => (one?.counterexamples?.length ? html`<ul class="counterexamples">${one.counterexamples.map((each) => html`<li><button type="button" class="plain case" @click=${() => openCase(each.case)} title="open in Explore">${each.case}</button> printed <code>${each.printed}</code>, true <code>${each.true}</code></li>`)}</ul>` : nothing);

const rangesOf = (claim) => Object.entries(claim.ranges ?? {}).map(([variable, [low, high]]) => `${variable}=${low}..${high}`);

function verdict(claim) {
  const [id, word, tone, meaning] = VERDICTS[kindOf(claim)] ?? ["plain", claim.verdict, "plain", ""];
  return html`<span class="verdict ${tone}" data-verdict=${id} title=${meaning}>${word}</span>`;
}

function claimOf(claim) {
  const rerun = state.reruns.get(claim.number);
  const ranges = rangesOf(claim);
  return html`<li class="claim panel" id=${claim.number}>
    <div class="row spread"><h3>${claim.number}</h3>${verdict(claim)}</div>
    <p class="statement">${claim.statement}</p>
    <p class="small secondary">${claim.unchecked ? "listed" : counted(claim.cases, "case")}${ranges.length ? html`, ${ranges.join(", ")}` : nothing}${claim.hypotheses?.length ? html`, if ${claim.hypotheses.join(", ")}` : nothing}${claim.printed?.failures ? html`; <b>${claim.printed.failures} ${claim.printed.failures === 1 ? "fails" : "fail"}</b>` : nothing}</p>
    ${examples(claim.printed)}
    ${trial("Should read:", claim.correction)}${trial("True instead:", claim.amendment)}${trial("Fitted:", claim.refit)}
    ${claim.damage ? html`<p class="small">Lost: ${claim.damage}</p>` : nothing}
    ${claim.unchecked ? html`<p class="small">Not checked: ${claim.unchecked}</p>` : nothing}
    ${(claim.notes ?? []).map((note) => html`<p class="small">${note}</p>`)}
    ${ranges.length ? html`<details><summary class="small">run again with other ranges</summary><form class="row" @submit=${(event) => {
      event.preventDefault();
      again(claim, new FormData(event.target).getAll("range").map((text) => text.replace(/\s+/g, "")));
    }}>${ranges.map((range) => html`<input name="range" class="mono range" .value=${range} aria-label="range">`)}<button>Run</button>
      ${rerun?.status === "running" ? running("checking", rerun, () => rerun.stop()) : nothing}
      ${rerun?.status === "done" ? html`<span>${rerun.answer ? html`${verdict(rerun.answer)} ${counted(rerun.answer.cases, "case")}${rerun.answer.stopped ? `, ${rerun.answer.stopped}` : ""}` : "no answer"}</span>` : nothing}
      ${rerun?.status === "failed" ? html`<span class="secondary">${rerun.error.message}</span>` : nothing}
      ${rerun?.status === "stopped" ? html`<span class="secondary">stopped</span>` : nothing}</form></details>` : nothing}</li>`;
}

function paper() {
  const info = state.papers.find((each) => each.paper === name);
  const counts = new Map();
  for (const claim of state.claims) counts.set(kindOf(claim), (counts.get(kindOf(claim)) ?? 0) + 1);
  const shown = state.filter === "all" ? state.claims : state.claims.filter((claim) => kindOf(claim) === state.filter);
  const left = total() ? Math.max(0, total() - state.claims.length) : 0;
  const count = (id) => (id === "all" ? state.claims.length : (counts.get(id) ?? 0) + (id === "not checked" ? left : 0));
  const { job } = state;
  return html`<p class="small"><a href="/papers">Papers</a></p><h1>${name}</h1><p class="lead">${info?.title ?? ""}</p>
  <div class="row filters" role="group" aria-label="filter">${FILTERS.filter(([id]) => id !== "not checked" || count(id)).map(([id, label]) => html`<button type="button" class="chip" aria-pressed=${state.filter === id ? "true" : "false"} @click=${() => {
    state.filter = id;
    history.replaceState(null, "", id === "all" ? location.pathname : `?show=${id}`);
    draw();
  }}>${label} ${count(id)}</button>`)}
  ${job?.isOpen ? running(reach(), job, () => job.stop()) : html`<button type="button" @click=${check}>${isUnfinished() ? "Check all" : "Run again"}</button>`}</div>
  ${job?.status === "failed" ? html`<p class="notice error">${job.error.message}</p>` : nothing}
  ${job?.status === "stopped" ? html`<p class="notice wait">Stopped by you: ${reach()}.</p>` : nothing}
  ${job?.status === "done" && state.problem ? html`<p class="notice wait">Stopped: ${reach()}. <span class="secondary">${state.problem}</span></p>` : nothing}
  ${state.filter === "boundary" ? html`<p class="small secondary">Boundary cases: at most one case in twenty fails, and with one more hypothesis the statement holds.</p>` : nothing}
  <ol class="claims">${shown.map(claimOf)}</ol>
  ${shown.length ? nothing : html`<p class="secondary">${emptyWords(left)}</p>`}`;
}

/** Why no claim is shown. */
function emptyWords(left) {
  if (state.filter === "not checked" && left) return state.job?.isOpen ? `${counted(left, "claim")} still to be checked.` : `${counted(left, "claim")} not checked: the check was stopped before.`;
  if (state.job?.isOpen && state.filter === "all") return "Claims appear as they are checked.";
  if (state.job?.isOpen) return "None of this kind so far; the check is going on.";
  return isUnfinished() ? "None of this kind so far; the check is unfinished." : "None of this kind.";
}

const card = (each, title) => html`<li><a class="panel card" href="/papers/${each.paper}"><h2>${each.paper}</h2><p class="small">${title}</p><p><strong>${each.claims}</strong> ${each.claims === 1 ? "claim" : "claims"}</p></a></li>`;

/** The chapters of a book are papers whose titles are that of the book, and the chapter. */
const CHAPTER = ", chapter ";
const isChapter = (each) => each.title.includes(CHAPTER);

function list() {
  const chapters = state.papers.filter(isChapter);
  const book = chapters[0]?.title.split(CHAPTER)[0];
  return html`<h1>Papers</h1><p class="lead">Their theorems as running code: each claim is checked against the rules of the game, case by case, and what fails is shown with its smallest counterexample.</p>
  <ul class="cards">${state.papers.filter((each) => !isChapter(each)).map((each) => card(each, each.title))}</ul>
  ${book ? html`<h2 class="book">${book}</h2><p>A textbook: what its chapters state, in our own words, with the answers to the exercises.</p>
  <ul class="cards">${chapters.map((each) => card(each, `chapter ${each.title.split(CHAPTER)[1]}`))}</ul>` : nothing}`;
}

draw();
ask("claims").then((papers) => {
  state.papers = papers;
  draw();
}, (error) => render(html`<h1>Papers</h1><p class="notice error">${error.message}</p>`, root));
if (name) check();
