// A worksheet: code in one session of the language, and texts, kept in this browser.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { addKeys, allRulesets, announce, copy, toast, viewRoot } from "./shell.js";
import { drawing, Job, running } from "./states.js";
import { evaluate, format, wasGivenUp } from "./sheet-run.js";
import { asFile, asksForHelp, deleteSheet, fromFile, fromLink, linkOf, loadSheet, saveSheet, sheetNames } from "./sheet-store.js";
import { editorOf } from "./sheet-cell.js";
import { output, prose } from "./sheet-output.js";
import { handleOf, isDragged } from "./sheet-order.js";
import { asLatex, asNotebook, asPage } from "./sheet-export.js";

const root = viewRoot();
const words = new URLSearchParams(location.search);
const code = (text) => ({ kind: "code", text });
const TOUR = [
  { kind: "text", text: "# A first sheet\n\nA game is written by its options. Shift+Enter runs a cell; this is a text with a formula, $G = \\{3 \\mid\\mid 2 \\mid 1\\}$." },
  ...["g := {3||2|1}", "g.Temperature", "clobber(xoxo|oxox)", "g.Thermograph", "[domineering({n}x2).CanonicalForm for n from 1 to 6]"].map(code),
];
let number = 0;
const fresh = ({ kind, text }) => ({ id: ++number, kind, text, ran: null, answer: null, shown: null, formatted: null, isEdited: !text.trim(), givenUp: null });
const state = { name: decodeURIComponent(location.pathname.split("/")[2] ?? ""), cells: [], job: null, formatting: null, exporting: null, rulesets: [], names: [], renaming: false };
const editors = new Map();
const draw = drawing(() => {
  render(page(), root);
  for (const cell of state.cells) mount(cell);
});

/** Whether the source of a cell is to be seen: of a text only while it is written, or wrong. */
const isOpen = (cell) => cell.kind === "code" || cell.isEdited || !cell.formatted;

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
      onLeave: () => cell.kind === "text" && cell.isEdited && formatTexts(cell),
      isText: () => cell.kind === "text",
      rulesets: () => state.rulesets,
      defined: () => definitions(),
    });
    editors.set(cell.id, editor);
  } else if (editor.getWrapperElement().parentElement !== place) {
    place.append(editor.getWrapperElement());
    editor.refresh();
  }
}

/** A text is shown as it is read; the one that was written is closed. */
function formatTexts(closed) {
  const job = new Job((signal) => format(state.cells, signal), draw);
  state.formatting = job;
  job.done.then(() => {
    if (closed && job.status === "done" && closed.formatted?.of === closed.text) closed.isEdited = !closed.text.trim();
    draw();
  });
}

function edit(cell) {
  cell.isEdited = true;
  draw();
  requestAnimationFrame(() => {
    editors.get(cell.id)?.refresh();
    editors.get(cell.id)?.focus();
  });
}

/** Code becomes a text, or a text code. */
function turn(cell) {
  cell.kind = cell.kind === "code" ? "text" : "code";
  Object.assign(cell, { answer: null, shown: null, ran: null, givenUp: null });
  keep();
  edit(cell);
}

const definitions = () => [...new Set(state.cells.flatMap((cell) => [...cell.text.matchAll(/([A-Za-z]\w*)\s*:=/g)].map((match) => match[1])))];

function keep() {
  saveSheet(state.name, state.cells);
  if (!state.names.includes(state.name)) state.names = sheetNames();
}

/** A cell is stale if it, or any cell before it, has changed since it ran. */
function isStale(index) {
  const cell = state.cells[index];
  if (cell.ran === null || cell.kind === "text") return false;
  if (asksForHelp(cell)) return cell.ran !== cell.text;
  const before = state.cells.slice(0, index + 1).filter(({ kind }) => kind === "code").map((one) => one.text).join("\u0000");
  return cell.ran !== before;
}

/** Evaluates all cells up to this one, in order, in a new session: what one sees is what one gets. */
function run(cell, goOn, isAlone = true) {
  const index = state.cells.indexOf(cell);
  if (cell.kind === "text" && isAlone) {
    formatTexts(cell);
    if (goOn) focusAfter(index);
    return;
  }
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
  if (isOpen(next)) requestAnimationFrame(() => editors.get(next.id)?.focus());
  else requestAnimationFrame(() => document.querySelectorAll(".sheet-cell")[index + 1].querySelector(".prose").focus());
}

function insert(index, kind = "code") {
  const cell = fresh({ kind, text: "" });
  state.cells.splice(index, 0, cell);
  keep();
  draw();
  return cell;
}

/** Puts a cell at a place among the others. */
function moveTo(cell, to) {
  const from = state.cells.indexOf(cell);
  if (to === from || to < 0 || to >= state.cells.length) return;
  state.cells.splice(from, 1);
  state.cells.splice(to, 0, cell);
  keep();
  announce(`place ${to + 1} of ${state.cells.length}`);
  draw();
}

function move(cell, step) {
  moveTo(cell, state.cells.indexOf(cell) + step);
  requestAnimationFrame(() => editors.get(cell.id).focus());
}

function drop(cell) {
  state.cells = state.cells.filter((one) => one !== cell);
  editors.delete(cell.id);
  if (!state.cells.length) state.cells = [fresh(code(""))];
  keep();
  draw();
}

function runAll() {
  formatTexts(null);
  const last = state.cells.filter((cell) => cell.kind === "code" && cell.text.trim()).at(-1);
  if (last) run(last, false, false);
}

function open(name, cells) {
  state.name = name;
  state.renaming = false;
  state.job?.drop();
  state.job = null;
  editors.clear();
  render(nothing, root);
  state.cells = (cells ?? loadSheet(name) ?? [code("")]).map(fresh);
  history.replaceState(null, "", `/sheet/${encodeURIComponent(name)}`);
  document.title = `${name} – Gamester`;
  formatTexts(null);
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
    deleteSheet(state.name);
    state.name = freeName(wanted);
    saveSheet(state.name, state.cells);
    state.names = sheetNames();
    history.replaceState(null, "", `/sheet/${encodeURIComponent(state.name)}`);
  }
  draw();
}

function download(text, ending, type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${state.name}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The forms in which a sheet is saved: words, ending, type, and what makes the text. */
const FORMS = [
  ["script", "cgs", "text/plain", async () => asFile(state.cells)],
  ["web page", "html", "text/html", () => asPage(state.name, state.cells)],
  ["LaTeX", "tex", "application/x-tex", (signal) => asLatex(state.name, state.cells, signal)],
  ["notebook", "ipynb", "application/x-ipynb+json", () => asNotebook(state.cells)],
];

function save([, ending, type, write]) {
  state.exporting?.drop();
  const job = new Job(write, draw);
  state.exporting = job;
  job.done.then(() => job.status === "done" && download(job.answer, ending, type));
}

const share = () => {
  const link = linkOf(state.name, state.cells);
  if (link) copy(link, "Link copied");
  else toast("This sheet is too long for a link; save it as a file.");
};

async function openFile(file) {
  const name = freeName(file.name.replace(/\.(cgs|ipynb)$/, ""));
  let cells;
  try {
    cells = fromFile(file.name, await file.text());
  } catch (e) {
    if (!(e instanceof SyntaxError || e instanceof TypeError)) throw e;
    toast(`${file.name} is not a notebook`); // no JSON, or other JSON
    return;
  }
  saveSheet(name, cells);
  state.names = sheetNames();
  open(name, cells);
}

function cellOf(cell, index) {
  const stale = isStale(index);
  const label = `cell ${index + 1}`;
  const isText = cell.kind === "text";
  return html`<li class="sheet-cell ${isText ? "text-cell" : ""} ${cell.answer?.error ? "failed" : ""} ${stale || wasGivenUp(cell) ? "stale-edge" : ""} ${isDragged(cell) ? "dragged" : ""}">
    ${handleOf(cell, index, { moveTo, draw })}<div class="cell-tools">
      ${isText ? html`<button type="button" class="plain small" aria-label="edit ${label}" title="edit (Enter)" ?hidden=${isOpen(cell)} @click=${() => edit(cell)}>✎</button>` : html`<button type="button" class="plain small" aria-label="run ${label}" title="run (Shift+Enter)" @click=${() => run(cell, false)}>▶</button>`}
      <button type="button" class="plain small" aria-label="make ${label} ${isText ? "code" : "text"}" title="make it ${isText ? "code" : "text"}" @click=${() => turn(cell)}>${isText ? "{}" : "¶"}</button>
      <button type="button" class="plain small" aria-label="move ${label} up" title="up (Alt+Up)" ?disabled=${index === 0} @click=${() => move(cell, -1)}>↑</button>
      <button type="button" class="plain small" aria-label="move ${label} down" title="down (Alt+Down)" ?disabled=${index === state.cells.length - 1} @click=${() => move(cell, 1)}>↓</button>
      <button type="button" class="plain small" aria-label="delete ${label}" title="delete" @click=${() => drop(cell)}>×</button></div>
    <div class="cell-body"><div class="input" id="cell-${cell.id}" ?hidden=${!isOpen(cell)}></div>${isText ? (isOpen(cell) ? nothing : prose(cell, label, () => edit(cell))) : output(cell, stale, () => {
      cell.unfolded = true;
      draw();
    })}</div></li>`;
}

function page() {
  const { job } = state;
  return html`<div class="row spread sheet-head">
    ${state.renaming
      ? html`<form class="row" @submit=${(event) => { event.preventDefault(); rename(new FormData(event.target).get("name")); }} @keydown=${(event) => event.key === "Escape" && endRenaming()}><input name="name" id="sheet-name" .value=${state.name} aria-label="name of the sheet"><button>Rename</button><button type="button" class="plain" @click=${endRenaming}>Cancel</button></form>`
      : html`<h1>${state.name} <button type="button" class="plain small" @click=${startRenaming}>rename</button></h1>`}
    <div class="tools row">
      <button type="button" class="main" @click=${runAll}>Run all</button>
      <button type="button" @click=${() => save(FORMS[0])}>Save</button>
      <label class="button">Open<input type="file" accept=".cgs,.ipynb,text/plain" class="unseen" @change=${(event) => event.target.files[0] && openFile(event.target.files[0])}></label>
      <button type="button" @click=${() => open(freeName("sheet"), [code("")])}>New</button>
      <select aria-label="sheets of this browser" @change=${(event) => open(event.target.value)}>${state.names.map((name) => html`<option value=${name} ?selected=${name === state.name}>${name}</option>`)}</select>
    </div></div>
  <div class="sheet-status">${job?.status === "running" ? running("evaluating", job, () => job.stop()) : nothing}${job?.status === "failed" ? html`<p class="notice error">${job.error.message}</p>` : nothing}${job?.status === "stopped" ? html`<p class="notice wait">Stopped. What was not reached keeps its last answer.</p>` : nothing}
    ${state.formatting?.status === "failed" ? html`<p class="notice error">${state.formatting.error.message}</p>` : nothing}${state.exporting?.status === "running" ? running("writing", state.exporting, () => state.exporting.stop()) : nothing}${state.exporting?.status === "failed" ? html`<p class="notice error">It could not be written: ${state.exporting.error.message}</p>` : nothing}</div>
  <ol class="sheet">${state.cells.map((cell, index) => ({ cell, index })).map(({ cell, index }) => cellOf(cell, index))}</ol>
  <p class="small secondary" id="completion-help" aria-live="polite"></p>
  <div class="row"><button type="button" @click=${() => insert(state.cells.length)}>Add a cell</button><button type="button" @click=${() => edit(insert(state.cells.length, "text"))}>Add a text</button>
    <span class="small secondary"><kbd>Shift</kbd>+<kbd>Enter</kbd> runs a cell, after all cells before it. A text is in Markdown, with formulas as in <code>$x^2$</code>. Saved in this browser.</span></div>
  <div class="tools row copies"><span>Save as</span>${FORMS.map((form) => html`<button type="button" class="plain" @click=${() => save(form)}>${form[0]} (.${form[1]})</button>`)}
    <span>Copy</span><button type="button" class="plain" @click=${share}>link</button><button type="button" class="plain" @click=${() => copy(asFile(state.cells), "Sheet copied as text")}>copy as text</button></div>`;
}

state.names = sheetNames();
const given = fromLink(words);
if (given.length) open(freeName(words.get("name") || state.name || "trial"), given);
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
