// Rulesets that are written here, in a few lines or in the language, beside a board on which they are played.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { ask, solveAs } from "./api.js";
import { announce, copy, toast, viewRoot } from "./shell.js";
import { boardsOf, described, moveFocus } from "./board.js";
import { changedCells, shortName } from "./positions.js";
import { formulaOf, outcomeInWords, outcomeOf, typeset, valueOf } from "./typeset.js";
import { drawing, Job, running, unreadable } from "./states.js";
import { allKept, drop, freshId, keep, kept } from "./own.js";
import { broughtByLink, linkTo, saveFile } from "./packed.js";
import { textEditor } from "./text-editor.js";
import { broughtNotice, faultIn, isTooLong, LONGEST, shelf, textTools } from "./own-view.js";

const CARD = `game:   New Game
board:  grid
pieces: . x/o
start:  checkerboard
each:   xo -> .x in any direction
`;
const CLASS = `/**
 * Take one or two tokens.
 * Example: 5
 */
singleton class NewGame extends game.heap.HeapRuleset
  override def HeapOptions(n as Integer) := [[n - taken] for taken from 1 to 2 where taken <= n];
end
`;

const root = viewRoot();
const state = {
  id: "", text: "", isBrought: false, ruleset: null, error: null, checked: "",
  typed: "", position: "", parts: [], line: [], positionError: null, selected: null,
  check: null, value: null, moves: null, shownMoves: null, shownValue: null,
};
let editor;
const draw = drawing(() => {
  render(page(), root);
  if (editor) return;
  editor = textEditor(document.getElementById("rules-text"), { label: "text of the ruleset", onChange: edited });
  editor.setText(state.text);
});

const own = () => [state.text];
const isSound = () => Boolean(state.ruleset) && !state.error && state.checked === state.text;
const isClass = (text) => /^\s*(?:class|enum|import|mutable|singleton|system)\b/m.test(text) && !/^\s*game\s*:/m.test(text);
const titleOf = (text) => (state.ruleset?.title || /^\s*game\s*:\s*(.+)$/m.exec(text)?.[1] || /\bclass\s+(\w+)/.exec(text)?.[1] || "Untitled").trim().slice(0, 60);

/** Keeps the text in this browser, and what questions call it. */
function keepIt() {
  if (!state.text.trim()) return;
  state.id ||= freshId();
  state.isBrought = false;
  keep("rulesets", { id: state.id, title: titleOf(state.text), text: state.text, name: isSound() ? state.ruleset.id : "" });
  history.replaceState(null, "", address());
}

/** What shows the same when the page is loaded again. */
function address() {
  const query = new URLSearchParams({ of: state.id });
  if (state.typed) query.set("p", state.typed);
  return `/rulesets?${query}`;
}

let later;
function edited(text) {
  state.text = text;
  keepIt();
  clearTimeout(later);
  later = setTimeout(check, 250);
  draw();
}

/** Asks what the text is, and then what its position is worth. The last good board stays. */
function check() {
  state.check?.drop();
  const { text } = state;
  if (!text.trim()) {
    Object.assign(state, { error: null, ruleset: null, checked: text });
    editor?.mark(null);
    return draw();
  }
  if (isTooLong(text)) {
    state.error = isTooLong(text);
    return draw();
  }
  state.check = new Job(async (signal) => {
    let found;
    try {
      [found] = await ask("own", { own: [text] }, signal);
    } catch (e) {
      if (e.status === undefined) throw e;
      found = { error: { ...e.error, message: e.message } };
    }
    if (text !== state.text) return;
    const before = state.ruleset;
    state.checked = text;
    state.error = found.error ?? null;
    editor?.mark(state.error);
    if (state.error) {
      announce(`error: ${state.error.message}`);
      if (state.id) keepIt();
      return;
    }
    state.ruleset = found;
    if (state.id) keepIt();
    const isRenamed = before && before.id !== found.id && state.typed.startsWith(before.id);
    const typed = isRenamed ? found.id + state.typed.slice(before.id.length) : state.typed;
    const isOfThese = typed.toLowerCase().includes(found.id);
    if (!(await show(isOfThese ? typed : found.example)) && isRenamed && isOfThese) await show(found.example);
  }, draw);
  draw();
}

let asked = 0;
/**
 * Shows a position of the ruleset, and asks for what it is worth and for its moves.
 *
 * @returns whether it can be read, or nobody wants to know any more
 */
async function show(text, line = []) {
  const number = ++asked;
  state.typed = text;
  try {
    const board = await ask("position", { p: text, own: own() });
    if (number !== asked) return true;
    Object.assign(state, { position: board.position, parts: board.parts.map(described), positionError: null, line, selected: null });
  } catch (e) {
    if (number !== asked) return true;
    if (e.status === undefined) throw e;
    state.positionError = { ...e.error, message: e.message };
    markFault(e.message);
    draw();
    return false;
  }
  if (!state.isBrought && state.id) history.replaceState(null, "", address());
  evaluate(number);
  draw();
  return true;
}

/** The place in the text where an answer failed that runs it. */
function markFault(message) {
  const [, line, column] = /^ *at \S+, line (\d+), column (\d+):$/m.exec(message) ?? [];
  if (line) editor.mark({ line: Number(line), column: Number(column) });
}

function evaluate(number) {
  for (const name of ["value", "moves"]) state[name]?.drop();
  const fields = { p: state.position, own: own() };
  state.moves = new Job(async (signal, job) => {
    const listed = await ask("moves", { ...fields, list: "true" }, signal);
    if (number === asked) state.shownMoves = listed;
    draw();
    const moves = await solveAs("moves", fields, signal, job);
    await typeset([...moves.left, ...moves.right].map((move) => move.value).filter(Boolean), signal);
    if (number === asked) state.shownMoves = moves;
  }, draw);
  state.value = new Job(async (signal, job) => {
    let shown;
    try {
      const value = await solveAs("value", fields, signal, job);
      const { loopy } = value;
      shown = { value: value.game?.canonicalForm ?? value.value, sides: loopy, outcome: (loopy ?? value.game)?.outcome, mean: value.game?.mean, temperature: value.game?.temperature };
      await typeset([shown.value, loopy?.onside, loopy?.offside, shown.mean, shown.temperature].filter(Boolean), signal);
    } catch (e) {
      if (e.status === undefined) throw e;
      shown = { reason: e.message, outcome: (await solveAs("solve", fields, signal, job)).outcome }; // of games without values
    }
    if (number === asked) state.shownValue = shown;
    announce(`${shown.value ? `value ${shown.value}, ` : ""}${outcomeInWords(shown.outcome)}`);
  }, draw);
  for (const job of [state.value, state.moves]) job.done.then(() => job.status === "failed" && number === asked && markFault(job.error.message));
}

function play(player, move) {
  show(move.to, [...state.line, { player, name: move.move, before: state.position }]);
}

function undo() {
  const last = state.line.at(-1);
  if (last) show(last.before, state.line.slice(0, -1));
}

function open(entry) {
  Object.assign(state, { id: entry?.id ?? "", text: entry?.text ?? "", isBrought: false, ruleset: null, error: null, checked: "", typed: "", position: "", parts: [], line: [], positionError: null, shownMoves: null, shownValue: null });
  for (const name of ["check", "value", "moves"]) {
    state[name]?.drop();
    state[name] = null;
  }
  history.replaceState(null, "", entry ? address() : "/rulesets");
  editor?.setText(state.text);
  editor?.focus();
  check();
}

const begin = (text) => {
  const titles = new Set(allKept("rulesets").map(({ name }) => name));
  let number = 1;
  while (titles.has(number === 1 ? "new-game" : isClass(text) ? `new-game${number}` : `new-game-${number}`)) number++;
  open({ id: freshId(), text: number === 1 ? text : text.replace("New Game", `New Game ${number}`).replace("NewGame", `NewGame${number}`) });
};

async function openFile(file) {
  if (file.size > LONGEST) return toast(`The file is too long: a ruleset has at most ${LONGEST.toLocaleString("en")} characters here.`);
  open({ id: freshId(), text: await file.text() });
}

function remove() {
  drop("rulesets", state.id);
  toast(`${titleOf(state.text)} is deleted`);
  open(allKept("rulesets")[0] ?? null);
}

async function copyLink() {
  const link = await linkTo("/rulesets", { rules: state.text, p: state.typed });
  if (link) copy(link, "Link copied");
  else toast("The text is too long for a link; save it as a file, and send that.");
}

/** The moves that change each cell, by "index:row,column". */
function movesByCell() {
  const cells = new Map();
  for (const player of ["left", "right"]) {
    for (const move of state.shownMoves?.[player] ?? []) {
      for (const cell of changedCells(state.parts, move)) cells.set(cell, [...(cells.get(cell) ?? []), { player, move }]);
    }
  }
  return cells;
}

function boards() {
  const cells = movesByCell();
  const players = new Map([...cells].map(([cell, found]) => [cell, state.shownMoves.impartial || new Set(found.map(({ player }) => player)).size > 1 ? "both" : found[0].player]));
  const onCell = (index, r, c) => {
    const key = `${index}:${r},${c}`;
    const found = cells.get(key) ?? [];
    if (found.length === 1) return play(found[0].player, found[0].move);
    state.selected = state.selected === key || !found.length ? null : key;
    return draw();
  };
  return boardsOf(state.parts, { onCell, onKey: moveFocus, players, selected: state.selected });
}

function movesOf(player, words) {
  const chosen = state.selected ? new Set((movesByCell().get(state.selected) ?? []).map(({ move }) => move)) : null;
  const moves = state.shownMoves[player].filter((move) => !chosen || chosen.has(move));
  return html`<h3 class=${player}>${words}</h3>${moves.length
    ? html`<ul class="moves">${moves.slice(0, 200).map((move) => html`<li><button type="button" class="move" @click=${() => play(player, move)}><span class="name ${player}">${shortName(state.parts, move)}</span>
      <span class="worth">${move.value !== undefined ? formulaOf(move.value) : nothing}</span><span class="then">${move.outcome ? outcomeOf(move.outcome) : nothing}</span><span class="marks">${move.winning ? html`<span class="mark wins">wins</span>` : nothing}</span></button></li>`)}</ul>${moves.length > 200 ? html`<p class="small secondary">and ${moves.length - 200} more</p>` : nothing}`
    : html`<p class="secondary">No move${chosen ? " here" : ""}.</p>`}`;
}

function moves() {
  const { shownMoves, moves: job } = state;
  return html`${job?.status === "running" ? running(shownMoves ? "finding what the moves are worth" : "listing moves", job, () => job.stop()) : nothing}
    ${job?.status === "failed" ? html`<div class="notice wait">${job.error.message}</div>` : nothing}
    ${shownMoves?.position === state.position ? html`<div class="moves-panel">${state.selected ? html`<p class="small">Moves at this cell. <button type="button" class="plain" @click=${() => { state.selected = null; draw(); }}>all moves</button></p>` : nothing}
      ${shownMoves.impartial ? movesOf("left", "Moves of both players") : html`${movesOf("left", "Left’s moves")}${movesOf("right", "Right’s moves")}`}</div>` : nothing}`;
}

function value() {
  const { value: job, shownValue: shown } = state;
  return html`<div class="result ${job?.isOpen && shown ? "stale" : ""}">
    ${job?.status === "running" ? running("evaluating", job, () => job.stop()) : nothing}
    ${job?.status === "failed" ? html`<div class="notice wait">${job.error.message}</div>` : nothing}
    ${shown && job?.status !== "failed" ? html`<dl class="pairs">
      ${shown.sides ? html`<dt>onside, offside</dt><dd>${valueOf(shown.sides.onside)}, ${valueOf(shown.sides.offside)}</dd>` : shown.value ? html`<dt>value</dt><dd class="the-value">${valueOf(shown.value)}</dd>` : nothing}
      <dt>outcome</dt><dd>${outcomeOf(shown.outcome, true)}</dd>
      ${shown.mean ? html`<dt>mean, temperature</dt><dd>${valueOf(shown.mean)}, ${valueOf(shown.temperature)}</dd>` : nothing}</dl>${shown.reason ? html`<p class="small secondary">${shown.reason}</p>` : nothing}` : nothing}</div>`;
}

/** The family whose table says most; null if there is no usual one. */
function table() {
  const { id, board } = state.ruleset;
  const of = { grid: [`${id}({m}x{n})`, "m=1..3", "n=1..4"], strip: [`${id}(1x{n})`, "n=1..8"], heap: [`${id}({n})`, "n=0..12"], coordinates: [`${id}({m},{n})`, "m=0..5", "n=0..5"], graph: [`${id}(path {n})`, "n=1..6"] }[board];
  if (!of) return null;
  const query = new URLSearchParams({ of: of[0] });
  for (const range of of.slice(1)) query.append(...range.split("="));
  query.set("show", state.shownValue?.reason ? "outcome" : "value");
  return `/families?${query}`;
}

function elsewhere() {
  if (!isSound() || state.isBrought) return nothing;
  const go = () => keepIt();
  const p = encodeURIComponent(state.position || state.typed);
  return html`<div class="row"><a class="button main" href="/explore?p=${p}" @click=${go}>Explore</a><a class="button" href="/play?p=${p}&you=left" @click=${go}>Play</a>${table() ? html`<a class="button" href=${table()} @click=${go}>Table</a>` : nothing}
    <button type="button" ?disabled=${!state.line.length} @click=${undo}>Undo</button></div>`;
}

/** What is wrong, or that nothing is. */
function verdict() {
  const { error, ruleset } = state;
  if (state.check?.status === "running") return running("reading the text", state.check, () => state.check.stop());
  if (!state.text.trim()) return nothing;
  if (error) return faultIn(state.text, error, editor.goTo);
  return isSound() ? html`<p class="notice good"><strong>${ruleset.title}</strong>: ${ruleset.players}, ${ruleset.convention}. Positions are written <code>${ruleset.example}</code>.</p>` : nothing;
}

function brought() {
  const same = allKept("rulesets").find(({ name }) => name && name === state.ruleset?.id);
  const reason = same ? "You have a ruleset of the same name; change the title of one to keep both." : null;
  return broughtNotice(state, reason, () => {
    keepIt();
    draw();
  });
}

const actions = {
  open,
  openFile,
  copyLink,
  remove,
  save: () => saveFile(isClass(state.text) ? `${/\bclass\s+(\w+)/.exec(state.text)?.[1] ?? "Ruleset"}.cgs` : `${state.ruleset?.id ?? "ruleset"}.rules`, state.text),
};

const LINES = [
  ["game: Short Clobber", "the title; positions are written short-clobber(...)"],
  ["board: grid", "or strip, graph, heap"],
  ["pieces: . x/o #", "the letters of cells, the empty cell first; those of Left and Right joined by /"],
  ["start: checkerboard", "what 2x3 means; without this line, empty cells"],
  ["left: .. -> ## down", "a move of Left: a pattern before and after, and directions; right, both likewise"],
  ["each: xo -> .x in any direction", "a move of each player, written for Left"],
  ["wins: xxx across", "a pattern with which a player has won; loses likewise"],
  ["both: take 1 or 2, leaving 0, 1 or 2 heaps", "on heaps"],
  ["end: wins", "what it means to have no move: loses, wins, draw, or more x"],
  ["rule:, example:, source:", "words for the catalogue, and a position"],
];

const notation = html`<details class="small"><summary>What can be written</summary>
  <p>A few lines, for moves that are patterns of cells:</p><dl class="own-lines">${LINES.map(([line, meaning]) => html`<dt><code>${line}</code></dt><dd>${meaning}</dd>`)}</dl>
  <p>Or a class of the <a href="/help/game.Ruleset">language</a>, for anything else: it extends <a href="/help/game.heap.HeapRuleset">HeapRuleset</a>, <a href="/help/game.grid.GridRuleset">GridRuleset</a>, <a href="/help/game.strip.StripRuleset">StripRuleset</a> or <a href="/help/game.graph.GraphRuleset">GraphRuleset</a>.</p></details>`;

function page() {
  return html`<h1>Rulesets</h1>
  <p class="lead">A game of your own: write its rules, and play it. Kept in this browser.</p>
  ${shelf("rulesets", state, actions, html`<button type="button" @click=${() => begin(CARD)}>New, in a few lines</button><button type="button" @click=${() => begin(CLASS)}>New, in the language</button>`)}
  ${brought()}
  <div class="own">
    <section class="panel own-text" aria-label="text"><div id="rules-text" class="text-editor"></div>
      <div class="own-verdict" aria-live="off">${verdict()}</div>
      ${textTools("rulesets", state, actions)}
      ${notation}</section>
    <section class="panel own-board" aria-label="position">
      ${state.ruleset ? html`<form class="row" @submit=${(event) => { event.preventDefault(); show(event.target.p.value.trim()); }}><label class="unseen" for="own-position">position</label><input id="own-position" name="p" class="mono" .value=${state.typed} autocomplete="off" spellcheck="false"><button>Show</button></form>
        ${state.positionError ? html`${unreadable(state.typed, state.positionError)}<p><button type="button" @click=${() => show(state.ruleset.example)}>Show <code>${state.ruleset.example}</code></button></p>` : nothing}
        ${state.parts.length ? html`<div class=${isSound() && !state.positionError ? "" : "stale"}>${boards()}${value()}${elsewhere()}
          ${state.line.length ? html`<p class="small">${state.line.map((step, i) => html`${i ? ", " : ""}<span class=${step.player}>${step.player === "left" ? "L" : "R"} ${step.name}</span>`)}</p>` : nothing}
          ${moves()}</div>` : nothing}` : html`<p class="secondary">Here a board appears when the rules can be read.</p>`}</section>
  </div>`;
}

async function start() {
  const query = new URLSearchParams(location.search);
  const found = await broughtByLink();
  const entry = kept("rulesets", query.get("of") ?? "") ?? allKept("rulesets")[0];
  if (typeof found?.rules === "string") Object.assign(state, { text: found.rules, isBrought: true, typed: typeof found.p === "string" ? found.p : "" });
  else if (location.hash.startsWith("#z=")) toast("The link is broken: nothing of it can be read.");
  if (!state.isBrought && entry) Object.assign(state, { id: entry.id, text: entry.text, typed: query.get("p") ?? "" });
  if (!state.text && !allKept("rulesets").length) Object.assign(state, { text: CARD });
  draw();
  check();
}

window.addEventListener("hashchange", () => location.reload());
start();
