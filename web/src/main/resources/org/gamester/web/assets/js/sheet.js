// A worksheet: cells in one session of the language, kept in this browser.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { addKeys, allRulesets, announce, copy, viewRoot } from "./shell.js";
import { anyOf, outcomeOf } from "./typeset.js";
import { drawing, Job, running, unreadable } from "./states.js";
import { evaluate, wasGivenUp } from "./sheet-run.js";
import { asFile, asksForHelp, deleteSheet, fromFile, loadSheet, saveSheet, sheetNames } from "./sheet-store.js";
import { editorOf } from "./sheet-cell.js";

const root = viewRoot();
const words = new URLSearchParams(location.search);
const TOUR = ["g := {3||2|1}", "g.Temperature", "clobber(xoxo|oxox) + ^", "[domineering({n}x2).CanonicalForm for n from 1 to 6]"];
let number = 0;
const fresh = (text) => ({ id: ++number, text, ran: null, answer: null, shown: null, givenUp: null });
const state = { name: decodeURIComponent(location.pathname.split("/")[2] ?? ""), cells: [], job: null, rulesets: [], names: [], renaming: false };
const editors = new Map();
const draw = drawing(() => {
  render(page(), root);
  for (const cell of state.cells) mount(cell);
});

/** Puts the editor of a cell into its place. */
function mount(cell) {
  const place = document.getElementById(`cell-${cell.id}`);
  if (!place) return;
  let editor = editors.get(cell.id);
  if (!editor) {
    editor = editorOf(place, cell.text, {
      label: "input of the cell",
      onChange(text) {
        cell.text = text;
        keep();
        draw();
      },
      onRun: (next) => run(cell, next),
      onMove: (step) => move(cell, step),
      rulesets: () => state.rulesets,
      defined: () => definitions(),
    });
    editors.set(cell.id, editor);
  } else if (editor.getWrapperElement().parentElement !== place) {
    place.append(editor.getWrapperElement());
    editor.refresh();
  }
}

const definitions = () => [...new Set(state.cells.flatMap((cell) => [...cell.text.matchAll(/([A-Za-z]\w*)\s*:=/g)].map((match) => match[1])))];

function keep() {
  saveSheet(state.name, state.cells.map((cell) => cell.text));
  if (!state.names.includes(state.name)) state.names = sheetNames();
}

/** A cell is stale if it, or any cell before it, has changed since it ran. */
function isStale(index) {
  const cell = state.cells[index];
  if (cell.ran === null) return false;
  if (asksForHelp(cell.text)) return cell.ran !== cell.text;
  const before = state.cells.slice(0, index + 1).map((one) => one.text).join("\u0000");
  return cell.ran !== before;
}

/** Evaluates all cells up to this one, in order, in a new session: what one sees is what one gets. */
function run(cell, goOn, isAlone = true) {
  const index = state.cells.indexOf(cell);
  state.job?.drop();
  state.job = new Job((signal) => evaluate(state.cells.slice(0, index + 1), isAlone ? cell : null, signal), draw);
  const job = state.job;
  job.done.then(() => {
    if (job.status !== "done") return draw();
    announce(wasGivenUp(cell) ? "given up" : cell.answer?.error ? cell.answer.error.message : `= ${cell.answer?.value ?? ""}`);
    if (goOn) focusAfter(index);
    return draw();
  });
  draw();
}

function focusAfter(index) {
  if (index === state.cells.length - 1) insert(index + 1);
  const next = state.cells[index + 1];
  requestAnimationFrame(() => editors.get(next.id)?.focus());
}

function insert(index, text = "") {
  state.cells.splice(index, 0, fresh(text));
  keep();
  draw();
}

function move(cell, step) {
  const from = state.cells.indexOf(cell);
  const to = from + step;
  if (to < 0 || to >= state.cells.length) return;
  state.cells.splice(from, 1);
  state.cells.splice(to, 0, cell);
  keep();
  draw();
  requestAnimationFrame(() => editors.get(cell.id).focus());
}

function drop(cell) {
  state.cells = state.cells.filter((one) => one !== cell);
  editors.delete(cell.id);
  if (!state.cells.length) state.cells = [fresh("")];
  keep();
  draw();
}

const runAll = () => run(state.cells.filter((cell) => cell.text.trim()).at(-1) ?? state.cells[0], false, false);

function open(name, cells) {
  state.name = name;
  state.renaming = false;
  state.job?.drop();
  state.job = null;
  editors.clear();
  render(nothing, root);
  state.cells = (cells ?? loadSheet(name) ?? [""]).map(fresh);
  history.replaceState(null, "", `/sheet/${encodeURIComponent(name)}`);
  document.title = `${name} – Gamester`;
  draw();
}

function freeName(base) {
  const names = sheetNames();
  let name = base;
  for (let i = 2; names.includes(name); i++) name = `${base} ${i}`;
  return name;
}

/** The cursor goes into the field of the name. */
function startRenaming() {
  state.renaming = true;
  draw();
  requestAnimationFrame(() => document.getElementById("sheet-name")?.select());
}

function endRenaming() {
  state.renaming = false;
  draw();
}

function rename(name) {
  const wanted = name.trim().replaceAll("/", "-");
  state.renaming = false;
  if (wanted && wanted !== state.name) {
    const cells = state.cells.map((cell) => cell.text);
    deleteSheet(state.name);
    state.name = freeName(wanted);
    saveSheet(state.name, cells);
    state.names = sheetNames();
    history.replaceState(null, "", `/sheet/${encodeURIComponent(state.name)}`);
  }
  draw();
}

function saveFile() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([asFile(state.cells.map((cell) => cell.text))], { type: "text/plain" }));
  link.download = `${state.name}.cgs`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function openFile(file) {
  const name = freeName(file.name.replace(/\.cgs$/, ""));
  const cells = fromFile(await file.text());
  saveSheet(name, cells);
  state.names = sheetNames();
  open(name, cells);
}

/** A text of several lines, such as a table, in a frame of its own. */
const lines = (text) => html`<pre class="lines" tabindex="0" role="region" aria-label="text of several lines">${text}</pre>`;

/** The value, typeset, or as it is laid out. */
function valueShown(answer) {
  const text = answer.game?.canonicalForm && answer.type !== "game.Position" ? answer.game.canonicalForm : answer.value;
  return /\n/.test(text ?? "") ? lines(text) : anyOf(text, "result");
}

const givenUp = (cell) => html`<div class="output"><p class="notice wait">This cell was given up; run it again by itself. <span class="secondary">${cell.givenUp.reason}</span></p></div>`;

function output(cell, stale) {
  const { answer } = cell;
  if (wasGivenUp(cell)) return givenUp(cell);
  if (!answer) return asksForHelp(cell.text) && cell.shown ? html`<div class="output ${stale ? "is-stale" : ""}">${cell.shown}</div>` : nothing;
  const isLong = (answer.value ?? "").length > 500;
  return html`<div class="output ${stale ? "is-stale" : ""}" title=${stale ? "an input has changed since this ran" : nothing}>
    ${(answer.output ?? []).length ? lines(answer.output.join("\n")) : nothing}
    ${answer.error ? errorOf(cell, answer.error) : nothing}
    ${answer.error || answer.shown === false ? nothing : html`<div class=${isLong && !cell.unfolded ? "folded" : ""}>${valueShown(answer)}</div>
      ${isLong && !cell.unfolded ? html`<button type="button" class="plain small" @click=${() => { cell.unfolded = true; draw(); }}>show all</button>` : nothing}
      ${cell.shown ?? nothing}
      ${answer.game ? html`<p class="small secondary about">${outcomeOf(answer.game.outcome)} · mean ${answer.game.mean} · temperature ${answer.game.temperature} · <a href="/explore?p=${encodeURIComponent(answer.game.canonicalForm)}">explore</a></p>` : nothing}`}
  </div>`;
}

function errorOf(cell, error) {
  const line = cell.text.split("\n")[(error.line ?? 1) - 1] ?? cell.text;
  return unreadable(line, error);
}

function cellOf(cell, index) {
  const stale = isStale(index);
  const label = `cell ${index + 1}`;
  return html`<li class="sheet-cell ${cell.answer?.error ? "failed" : ""} ${stale || wasGivenUp(cell) ? "stale-edge" : ""}">
    <div class="cell-number small secondary" aria-hidden="true">${index + 1}</div><div class="cell-tools">
      <button type="button" class="plain small" aria-label="run ${label}" title="run (Shift+Enter)" @click=${() => run(cell, false)}>▶</button>
      <button type="button" class="plain small" aria-label="move ${label} up" title="up (Alt+Up)" ?disabled=${index === 0} @click=${() => move(cell, -1)}>↑</button>
      <button type="button" class="plain small" aria-label="move ${label} down" title="down (Alt+Down)" ?disabled=${index === state.cells.length - 1} @click=${() => move(cell, 1)}>↓</button>
      <button type="button" class="plain small" aria-label="delete ${label}" title="delete" @click=${() => drop(cell)}>×</button></div>
    <div class="cell-body"><div class="input" id="cell-${cell.id}"></div>${output(cell, stale)}</div></li>`;
}

function page() {
  const { job } = state;
  return html`<div class="row spread sheet-head">
    ${state.renaming
      ? html`<form class="row" @submit=${(event) => { event.preventDefault(); rename(new FormData(event.target).get("name")); }} @keydown=${(event) => event.key === "Escape" && endRenaming()}><input name="name" id="sheet-name" .value=${state.name} aria-label="name of the sheet"><button>Rename</button><button type="button" class="plain" @click=${endRenaming}>Cancel</button></form>`
      : html`<h1>${state.name} <button type="button" class="plain small" @click=${startRenaming}>rename</button></h1>`}
    <div class="tools row">
      <button type="button" class="main" @click=${runAll}>Run all</button>
      <button type="button" @click=${saveFile}>Save</button>
      <label class="button">Open<input type="file" accept=".cgs,text/plain" class="unseen" @change=${(event) => event.target.files[0] && openFile(event.target.files[0])}></label>
      <button type="button" @click=${() => open(freeName("sheet"), [""])}>New</button>
      <select aria-label="sheets of this browser" @change=${(event) => open(event.target.value)}>${state.names.map((name) => html`<option value=${name} ?selected=${name === state.name}>${name}</option>`)}</select>
    </div></div>
  <div class="sheet-status">${job?.status === "running" ? running("evaluating", job, () => job.stop()) : nothing}${job?.status === "failed" ? html`<p class="notice error">${job.error.message}</p>` : nothing}${job?.status === "stopped" ? html`<p class="notice wait">Stopped. What was not reached keeps its last answer.</p>` : nothing}</div>
  <ol class="sheet">${state.cells.map((cell, index) => ({ cell, index })).map(({ cell, index }) => cellOf(cell, index))}</ol>
  <p class="small secondary" id="completion-help" aria-live="polite"></p>
  <div class="row"><button type="button" @click=${() => insert(state.cells.length)}>Add a cell</button><button type="button" class="plain" @click=${() => copy(asFile(state.cells.map((cell) => cell.text)), "Sheet copied as text")}>copy as text</button>
    <span class="small secondary"><kbd>Shift</kbd>+<kbd>Enter</kbd> runs a cell, after all cells before it. Saved in this browser.</span></div>`;
}

state.names = sheetNames();
const given = words.getAll("cell");
if (given.length) open(freeName(state.name || "trial"), given);
else if (state.name) open(state.name);
else if (state.names.length) open(state.names[0]);
else open("first sheet", TOUR);
const isFirst = state.names.length === 0;
keep();
state.names = sheetNames();
draw();
if (given.length || isFirst) runAll();
allRulesets().then((rulesets) => (state.rulesets = rulesets));
addKeys({ r: ["run all cells", runAll] });
