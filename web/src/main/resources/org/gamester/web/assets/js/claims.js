// Claims that are written here, and checked case by case as those of papers are.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { ask, work } from "./api.js";
import { announce, copy, toast, viewRoot } from "./shell.js";
import { drawing, Job, running } from "./states.js";
import { allKept, drop, freshId, keep, kept, withOwn } from "./own.js";
import { broughtByLink, linkTo, saveFile } from "./packed.js";
import { textEditor } from "./text-editor.js";
import { broughtNotice, faultIn, isTooLong, LONGEST, shelf, textTools } from "./own-view.js";
import { outcome, verdict as verdictOf } from "./claims-view.js";
import { counted } from "./words.js";

const FIRST = `paper "My notes", today

claim "Conjecture" for n in 1..6
  says "On a Domineering board of two rows, Left wins if she moves first."
  case "domineering(2x{n})"
  : domineering(2x{n}) |> 0

claim "Pairs of heaps" for m in 0..6, n in 0..6 where m != n:
  nim({m}+{n}) <> 0
`;

const root = viewRoot();
const state = { id: "", text: "", own: null, isBrought: false, paper: null, error: null, checked: "", check: null, run: null, claims: [], problem: "", ran: "", reruns: new Map() };
let editor;
const draw = drawing(() => {
  render(page(), root);
  if (editor) return;
  editor = textEditor(document.getElementById("claims-text"), { label: "text of the claims", onChange: edited });
  editor.setText(state.text);
});

const isSound = () => Boolean(state.paper) && !state.error && state.checked === state.text;
const titleOf = (text) => (state.paper?.title || /\bpaper\s+"([^"]+)"/.exec(text)?.[1] || "Untitled").trim().slice(0, 60);

/** The text as a question, with the rulesets that came with it, or those of this browser that it names. */
const asked = (more) => (state.own ? { text: state.text, own: state.own, ...more } : { text: state.text, ...more });

function keepIt() {
  if (!state.text.trim()) return;
  state.id ||= freshId();
  state.isBrought = false;
  keep("claims", { id: state.id, title: titleOf(state.text), text: state.text, name: "", own: state.own });
  history.replaceState(null, "", `/claims?of=${state.id}`);
}

let later;
function edited(text) {
  state.text = text;
  keepIt();
  clearTimeout(later);
  later = setTimeout(check, 300);
  draw();
}

/** Asks whether the text can be read; nothing in it is checked yet. */
function check() {
  state.check?.drop();
  const { text } = state;
  if (!text.trim() || isTooLong(text)) {
    Object.assign(state, { error: isTooLong(text), paper: null, checked: text });
    editor?.mark(null);
    return draw();
  }
  state.check = new Job(async (signal) => {
    let error = null;
    let paper = null;
    try {
      [paper] = await ask("claims", asked(), signal);
      if (paper.error) error = paper.error;
    } catch (e) {
      if (e.status === undefined) throw e;
      error = { ...e.error, message: e.message };
    }
    if (text !== state.text) return;
    Object.assign(state, { error, checked: text, paper: error ? state.paper : paper });
    editor?.mark(error);
    if (error) announce(`error: ${error.message}`);
    if (state.id) keepIt();
  }, draw);
  draw();
}

/** Checks the claims one after another, for as long as somebody watches. */
function run() {
  state.run?.drop();
  Object.assign(state, { claims: [], problem: "", ran: state.text, reruns: new Map() });
  state.run = new Job((signal) => work("claims", asked({ of: "all", counterexamples: "3" }), {
    signal,
    onProblem: (words) => (state.problem = words || "the server stopped the check"),
    onItem(item) {
      if (item.error) state.error = item.error;
      else if (item.number) state.claims.push(item);
      draw();
    },
  }), draw);
  state.run.done.then(() => {
    announce(`${counted(state.claims.length, "claim")} checked`);
    draw();
  });
  draw();
}

function again(claim, ranges) {
  const rerun = new Job(async (signal) => {
    const found = [];
    await work("claims", asked({ of: `${claim.paper}:${claim.number}`, range: ranges, counterexamples: "3" }), { signal, onItem: (item) => found.push(item) });
    return found.find((item) => item.number === claim.number) ?? found[0];
  }, draw);
  state.reruns.set(claim.number, rerun);
  draw();
}

/** Opens the position of a counterexample, if it is written as one. */
async function openCase(text) {
  try {
    const position = await ask("position", { p: text });
    location.href = `/explore?p=${encodeURIComponent(position.position)}`;
  } catch (e) {
    if (e.status === undefined) throw e;
    toast("This case is not one position: it is shown here only.");
  }
}

function open(entry) {
  for (const name of ["check", "run"]) {
    state[name]?.drop();
    state[name] = null;
  }
  Object.assign(state, { id: entry?.id ?? "", text: entry?.text ?? "", own: entry?.own ?? null, isBrought: false, paper: null, error: null, checked: "", claims: [], problem: "", reruns: new Map() });
  history.replaceState(null, "", entry ? `/claims?of=${entry.id}` : "/claims");
  editor?.setText(state.text);
  editor?.focus();
  check();
}

const actions = {
  open,
  async openFile(file) {
    if (file.size > LONGEST) toast(isTooLong({ length: file.size }).message);
    else open({ id: freshId(), text: await file.text() });
  },
  /** The rulesets that the claims name go with them. */
  async copyLink() {
    const link = await linkTo("/claims", { claims: state.text, own: state.own ?? withOwn("claims", { text: state.text }).own });
    if (link) copy(link, "Link copied");
    else toast("The text is too long for a link; save it as a file, and send that.");
  },
  remove() {
    drop("claims", state.id);
    toast(`${titleOf(state.text)} is deleted`);
    open(allKept("claims")[0] ?? null);
  },
  save: () => saveFile(`${titleOf(state.text).toLowerCase().replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "") || "my"}.claims`, state.text),
};

const claimOf = (claim) => html`<li class="claim panel"><div class="row spread"><h3>${claim.number}</h3>${verdictOf(claim)}</div>
  <p class="statement">${claim.statement}</p>${outcome(claim, { openCase, again, rerun: state.reruns.get(claim.number) })}</li>`;

function verdict() {
  if (state.check?.status === "running") return running("reading the text", state.check, () => state.check.stop());
  if (state.error) return faultIn(state.text, state.error, editor.goTo);
  return isSound() ? html`<p class="notice good"><strong>${state.paper.title}</strong>: ${counted(state.paper.claims, "claim")}.</p>` : nothing;
}

const notation = html`<details class="small"><summary>What can be written</summary>
  <dl class="own-lines"><dt><code>paper "Title", author, year</code></dt><dd>comes first</dd>
  <dt><code>define f(x) := domineering(2x{x})</code></dt><dd>a function, or a constant, for the claims</dd>
  <dt><code>claim "1" for x in 0..8, y in 0..x where x > y:</code></dt><dd>a number, the variables with their ranges, and a hypothesis; the statement after the colon, such as <code>f(x) <= 1</code></dd>
  <dt><code>says "…"</code></dt><dd>the statement in words; <code>case "{x}x{y}"</code> what to call a case; <code>note "…"</code> a remark</dd>
  <dt><code>corrected: e</code>, <code>amended where e</code></dt><dd>what should be true instead</dd></dl>
  <p>Statements are in the <a href="/help">language</a> of worksheets; rulesets of your own that are kept in this browser are known.</p></details>`;

function page() {
  const { run: job } = state;
  const left = state.paper ? Math.max(0, state.paper.claims - state.claims.length) : 0;
  return html`<p class="small"><a href="/papers">Papers</a></p><h1>Claims</h1>
  <p class="lead">Statements of your own, checked case by case against the rules of the games. Kept in this browser.</p>
  ${shelf("claims", state, actions, html`<button type="button" @click=${() => open({ id: freshId(), text: FIRST })}>New</button>`)}
  ${broughtNotice(state, null, () => {
    keepIt();
    draw();
  })}
  <div class="own"><section class="panel own-text" aria-label="text"><div id="claims-text" class="text-editor"></div>
    <div class="own-verdict">${verdict()}</div>
    <div class="row">${job?.isOpen ? running(`${counted(state.claims.length, "claim")} checked`, job, () => job.stop()) : html`<button type="button" class="main" ?disabled=${!isSound()} @click=${run}>Check</button>`}</div>
    ${textTools("claims", state, actions)}${notation}</section>
  <section class="panel own-board" aria-label="verdicts">
    ${job?.status === "failed" ? html`<p class="notice error">${job.error.message}</p>` : nothing}
    ${job?.status === "stopped" ? html`<p class="notice wait">Stopped by you; ${counted(left, "claim")} not checked.</p>` : nothing}
    ${job?.status === "done" && state.problem ? html`<p class="notice wait">Stopped. <span class="secondary">${state.problem}</span></p>` : nothing}
    ${state.claims.length ? html`<ol class="claims ${state.ran === state.text ? "" : "stale"}">${state.claims.map(claimOf)}</ol>` : html`<p class="secondary">${job?.isOpen ? "Claims appear as they are checked." : "Here the verdicts appear."}</p>`}</section></div>`;
}

async function start() {
  const found = await broughtByLink();
  const entry = kept("claims", new URLSearchParams(location.search).get("of") ?? "") ?? allKept("claims")[0];
  if (typeof found?.claims === "string") {
    const own = Array.isArray(found.own) ? found.own.filter((each) => typeof each === "string") : [];
    Object.assign(state, { text: found.claims, own: own.length ? own : null, isBrought: true });
  } else if (location.hash.startsWith("#z=")) toast("The link is broken: nothing of it can be read.");
  if (!state.isBrought) Object.assign(state, entry ? { id: entry.id, text: entry.text, own: entry.own ?? null } : { text: FIRST });
  draw();
  check();
}

window.addEventListener("hashchange", () => location.reload());
start();
