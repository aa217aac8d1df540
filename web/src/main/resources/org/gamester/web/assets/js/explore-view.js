// What Explore shows: the board, the answers, the moves.
import { html, nothing } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { fitsInto } from "./address.js";
import { boardsOf, kindOf, moveFocus } from "./board.js";
import { changedCells, leaving, rowsOf, shortName } from "./positions.js";
import * as edit from "./edit.js";
import { running, unreadable } from "./states.js";
import { outcomeOf, valueOf } from "./typeset.js";
import { argumentsOf } from "./argument.js";
import { movesPanel, partBadge, partName } from "./moves-view.js";
import { knownMoves } from "./explore-state.js";
import { penOf, penTools } from "./graph-pen.js";
import { parameterBoxes } from "./parameters.js";
import { quotient } from "./quotient.js";
import { isFolded, treeOf } from "./value-tree.js";
import { previewOf } from "./preview.js";

const PLAYERS = ["left", "right"];

function listOf(state) {
  const moves = knownMoves();
  if (moves?.position !== state.text) return [];
  return PLAYERS.flatMap((list) => (moves.impartial && list === "right" ? [] : moves[list].map((move) => ({ player: moves.impartial ? "both" : list, list, move, cells: changedCells(state.parts, move) }))));
}

/** The moves at what is chosen: a cell, a vertex, an edge, or a heap and how many tokens are to be left of it. */
function movesAt(state, chosen) {
  const [, index, heap, size] = /^(\d+):heap:(\d+):(\d+)$/.exec(chosen) ?? [];
  const all = listOf(state);
  if (index === undefined) return all.filter(({ cells }) => cells.includes(chosen));
  const found = leaving(state.parts, all.map(({ move }) => move), Number(index), Number(heap), Number(size));
  return all.filter(({ move }) => found.includes(move));
}

/** What the boards mark: the cells of the move that is pointed at, and where moves are. */
function marks(state) {
  const players = new Map();
  const starts = new Map();
  const all = listOf(state);
  const chosen = state.selected ? movesAt(state, state.selected) : [];
  for (const { player, move, cells } of all) {
    if (move === state.hover?.move || (chosen.length === 1 && chosen[0].move === move)) for (const cell of cells) players.set(cell, player);
    if (state.mode === "move") for (const cell of cells) starts.set(cell, starts.has(cell) && starts.get(cell) !== player ? "both" : player);
  }
  return { players, starts };
}

function boards(state, actions) {
  const editing = state.mode === "edit";
  const onCell = (index, r, c) => (editing ? actions.setPart(index, edit.cycleCell(state.parts[index], r, c)) : actions.select(index, `${index}:${r},${c}`));
  const onKey = (event, index, r, c) => {
    if (moveFocus(event, index, r, c)) return;
    if (editing) {
      const changed = edit.typedCell(state.parts[index], r, c, event.key);
      if (changed) {
        event.preventDefault();
        event.stopPropagation();
        actions.setPart(index, changed);
      }
    } else if (event.key === "Escape" && state.selected) actions.select(index, state.selected);
  };
  const onItem = (item) => actions.selectItem(Number(item.split(":")[0]), item, listOf(state).filter(({ cells }) => cells.includes(item)));
  const onHeap = (index, heap, size) =>
    editing ? actions.setPart(index, edit.setHeap(state.parts[index], heap, size)) : actions.selectItem(index, `${index}:heap:${heap}:${size}`, movesAt(state, `${index}:heap:${heap}:${size}`));
  const preview = previewOf(state.parts, state.hover);
  const shownMarks = preview ? { players: preview.players ?? marks(state).players, pieces: preview.pieces, takenOf: preview.takenOf } : marks(state);
  return html`${boardsOf(preview?.parts ?? state.parts, { onCell, onItem: editing ? null : onItem, onKey, onHeap, taking: !editing, pen: editing ? penOf(state, actions) : null, selected: editing ? null : state.selected, ...shownMarks }, state.parts.length > 1 ? (part, index) => partTools(state, actions, index) : null)}
    ${!editing && state.parts.some((part) => ["cells", "graph", "heaps"].includes(kindOf(part))) ? choices(state, actions) : nothing}`;
}

const partTools = (state, actions, index) => html`<div class="part-tools">
  ${partBadge(state, index)} <span class="small">${partName(state, index)}</span>
  ${state.mode === "edit" && ["cells", "graph"].includes(kindOf(state.parts[index])) ? html`<button type="button" class="plain small" aria-pressed=${index === state.focus ? "true" : "false"} @click=${() => actions.focusPart(index)}>${kindOf(state.parts[index]) === "cells" ? "size" : "tools"}</button>` : nothing}
  <button type="button" class="plain small" @click=${() => actions.negatePart(index)} title="exchange Left and Right" aria-label="negate part ${index + 1}">±</button>
  ${fitsInto(state.parts[index].text) ? html`<a class="small" href="/explore?p=${encodeURIComponent(state.parts[index].text)}" title="this part alone">alone</a>` : nothing}
  <button type="button" class="plain small" @click=${() => actions.dropPart(index)} aria-label="remove part ${index + 1}" title="remove">×</button></div>`;

/** What can be clicked to make a move. */
function clickable(state) {
  const kinds = new Set(state.parts.map(kindOf));
  return kinds.has("cells") ? "a cell" : kinds.has("graph") ? "a vertex or an edge" : "a token of a heap";
}

function choices(state, actions) {
  if (!state.selected) return html`<p class="choices small secondary">Click ${clickable(state)} to see the moves there, or a move in the list to make it.</p>`;
  const found = movesAt(state, state.selected);
  const place = state.selected.includes(":heap:") ? "that leaves so many" : "at this cell";
  return html`<div class="choices" role="group" aria-label="moves at the chosen cell">
    ${found.length === 0 ? html`<span class="secondary">${knownMoves()?.position === state.text ? `No move ${place}.` : "The moves are not known yet."}</span>` : nothing}
    ${found.map(({ player, list, move }) => html`<button type="button" class=${player} @click=${() => actions.play(list, move)}
      @mouseenter=${() => actions.hover({ player, list, move })} @mouseleave=${() => actions.hover(null)}
      @focus=${() => actions.hover({ player, list, move })} @blur=${() => actions.hover(null)}>${player === "both" ? "" : player === "left" ? "L " : "R "}${shortName(state.parts, move)}${move.winning ? " – wins" : ""}</button>`)}
  </div>`;
}

function tools(state, actions) {
  const part = actions.current();
  const index = state.focus;
  const set = (text) => actions.setPart(index, text);
  const kind = part ? kindOf(part) : "value";
  const { rows } = kind === "cells" ? rowsOf(part.body) : { rows: [] };
  const size = (name, value, change) => html`<label class="row small">${name} <input type="number" min="1" max="30" .value=${String(value)} aria-label=${name}
    @change=${(event) => change(Math.max(1, Math.min(30, Number(event.target.value) || 1)))}></label>`;
  return html`<div class="tools row">
    <div class="segmented" role="group" aria-label="what a click does">
      <button type="button" aria-pressed=${state.mode === "move" ? "true" : "false"} @click=${() => actions.setMode("move")}>move</button>
      <button type="button" aria-pressed=${state.mode === "edit" ? "true" : "false"} @click=${() => actions.setMode("edit")}>edit</button>
    </div>
    ${kind === "cells" && state.mode === "edit"
      ? html`${size("rows", rows.length, (n) => set(edit.resized(part, n, rows[0].length)))}${size("columns", rows[0].length, (n) => set(edit.resized(part, rows.length, n)))}
          <button type="button" @click=${() => set(edit.cleared(part))}>clear</button>
          <button type="button" @click=${() => set(edit.mirrored(part))}>mirror</button>
          <button type="button" @click=${() => set(edit.turned(part))}>turn</button>`
      : nothing}
    ${kind === "graph" && state.mode === "edit" && part.graph.parts ? penTools(state, actions, penOf(state, actions)) : nothing}
    ${kind === "heaps" ? html`<button type="button" @click=${() => set(edit.addHeap(part))}>add a heap</button>` : nothing}
    ${state.line.length ? html`<button type="button" @click=${actions.undo}>undo</button>` : nothing}
  </div>
  ${state.mode === "edit" && kind === "picture" ? html`<p class="small secondary hint">This board is changed by its text, in the field above.</p>` : nothing}
  ${state.mode === "edit" && kind === "cells" ? html`<p class="small secondary hint">Click a cell to change it, or type ${[...part.letters].map((letter, i) => html`${i ? " " : ""}<kbd>${letter}</kbd>`)}.</p>` : nothing}`;
}

function rulesetChoice(state, actions) {
  const part = actions.current();
  const ruleset = part && state.rulesets.find((each) => each.id === part.family);
  if (!state.rulesets.length) return nothing;
  const names = state.rulesets.flatMap((each) => [[each.id, each.title], ...Object.keys(each.named).filter((name) => name !== each.id).map((name) => [name, name])]);
  const name = part?.name ?? "";
  return html`<div class="ruleset"><label class="field"><span class="unseen">ruleset</span>
    <select aria-label="ruleset" @change=${(event) => actions.chooseRuleset(event.target.value)}>
      ${names.some(([id]) => id === name) ? nothing : html`<option value="" selected>a value</option>`}
      ${names.sort((a, b) => a[1].localeCompare(b[1], "en", { sensitivity: "base" })).map(([id, title]) => html`<option value=${id} ?selected=${id === name}>${title}</option>`)}
    </select></label>
    ${ruleset?.parameters.length && part.parameters !== undefined && (part.name === ruleset.id || part.parameters)
      ? html`<div class="row end parameters" role="group" aria-label="parameters">${parameterBoxes(ruleset, part.parameters, actions.setParameters)}</div>`
      : nothing}
    ${state.parts.every(({ kind }) => kind === "value") ? nothing : html`<label class="field convention">who cannot move
      <select aria-label="convention" @change=${(event) => actions.setMisere(event.target.value === "true")}><option value="false" ?selected=${!state.misere}>loses (normal play)</option><option value="true" ?selected=${state.misere}>wins (misère play)</option></select></label>`}
    ${ruleset ? html`<p class="small rule">${ruleOf(ruleset, name)} <a href="/catalogue/${ruleset.id}">More</a></p>` : nothing}</div>`;
}

/** The rule of a named game where it has one of its own, else that of its ruleset. */
const ruleOf = (ruleset, name) => ruleset.rules[name] ?? ruleset.rule;

const addPart = (state, actions) => html`<details class="add"><summary>Add a part to the sum</summary><form class="row" @submit=${(event) => {
  event.preventDefault();
  const text = new FormData(event.target).get("part").trim();
  if (text) actions.addPart(text);
}}><input name="part" class="mono" placeholder="nim(3) or {1|0}" aria-label="part to add"><button>Add</button>
  <button type="button" @click=${() => actions.addPart(actions.current()?.text ?? "0")}>Add a copy</button></form></details>`;

function answers(state, actions) {
  const job = state.value;
  const value = state.shown.value;
  const fresh = job?.status === "done";
  const game = value?.game;
  const long = (game?.canonicalForm ?? value?.value ?? "").length > 28;
  const whole = game?.canonicalForm ?? value?.value ?? "";
  const fold = isFolded(whole) && !state.unfolded;
  return html`<section class="panel answers" aria-labelledby="answers"><h2 id="answers" class="unseen">Value</h2>
    ${job?.status === "running" ? running("evaluating", job, () => actions.stop("value")) : nothing}
    ${job?.status === "failed" || job?.status === "stopped" ? tooLarge(state, actions, job) : nothing}
    ${value?.solved && (fresh || job?.isOpen) ? misereAnswer(state, actions, value.solved, fresh) : nothing}
    ${value && !value.solved && (fresh || job?.isOpen) ? html`<div class=${fresh ? "" : "stale"}>
      <p class="the-value ${fold ? "folded" : ""}">${valueOf(whole, `big ${long ? "long" : ""}`)}</p>
      ${isFolded(whole) ? html`<button type="button" class="plain small" aria-expanded=${fold ? "false" : "true"} @click=${() => { state.unfolded = fold; actions.draw(); }}>${fold ? `show all (${whole.length} characters)` : "show less"}</button>${treeOf(whole, actions.draw)}` : nothing}
      ${game ? html`<p class="the-outcome">${outcomeOf(game.outcome, true)}</p>
        <dl class="pairs">
          <dt>mean</dt><dd>${valueOf(game.mean)}</dd>
          <dt>temperature</dt><dd>${valueOf(game.temperature)}</dd>
          <dt>stops</dt><dd><span class="left">L</span> ${valueOf(game.leftStop.number)} <span class="right">R</span> ${valueOf(game.rightStop.number)}</dd>
          <dt>atomic weight</dt><dd>${valueOf(game.atomicWeight)}</dd>
          ${state.more ? html`<dt>reduced form</dt><dd>${valueOf(game.reducedCanonicalForm)}</dd><dt>birthday</dt><dd>${game.birthday}</dd><dt>stop count</dt><dd>${game.stopCount}</dd>
            <dt>confusion</dt><dd class="mono">${interval(game.confusionInterval)}</dd>` : nothing}
        </dl>
        ${state.more && state.form?.status === "done" ? formOf(state.form.answer) : nothing}
        <div class="row"><button type="button" class="small" @click=${actions.explain}>Why?</button><button type="button" class="plain small" aria-expanded=${state.more ? "true" : "false"} @click=${actions.toggleMore}>${state.more ? "less" : "more"}</button></div>
        ${explanation(state)}
        ${value.picture ? html`<figure class="picture thermograph">${unsafeHTML(value.picture)}<figcaption class="small secondary">thermograph</figcaption></figure>` : nothing}` : value.loopy ? loopyAnswer(state, actions, value.loopy) : nothing}
    </div>` : nothing}
  </section>`;
}

/** What a value whose play returns has: an outcome, and stops or sides. */
const loopyAnswer = (state, actions, loopy) => html`<p class="the-outcome">${outcomeOf(loopy.outcome, true)}</p>
  <dl class="pairs">
    ${loopy.onside ? html`<dt>onside</dt><dd>${valueOf(loopy.onside)}</dd>` : nothing}
    ${loopy.offside ? html`<dt>offside</dt><dd>${valueOf(loopy.offside)}</dd>` : nothing}
    ${loopy.leftStop ? html`<dt>stops</dt><dd><span class="left">L</span> ${valueOf(loopy.leftStop)} <span class="right">R</span> ${valueOf(loopy.rightStop)}</dd>` : nothing}
    ${loopy.grundyValue ? html`<dt>Grundy value</dt><dd>${loopy.grundyValue}</dd>` : nothing}
  </dl>
  <div class="row"><button type="button" class="small" @click=${actions.explain}>Why?</button></div>${explanation(state)}`;

const formOf = ({ misereForm, genus }) => html`<dl class="pairs"><dt>misère form</dt><dd class="mono">${misereForm.length > LONGEST_FORM ? `${misereForm.slice(0, LONGEST_FORM)}…` : misereForm}</dd><dt>genus</dt><dd class="mono">${genus}</dd></dl>`;

/** Under misère play a position has an outcome, and an impartial one a form; values are those of normal play. */
const misereAnswer = (state, actions, solved, fresh) => html`<div class=${fresh ? "" : "stale"}>
  <p class="the-outcome">${outcomeOf(solved.outcome, true)}</p><p class="small secondary">Under misère play a player who has no move wins; values are those of normal play, so none is shown.</p>
  ${state.form?.status === "done" ? formOf(state.form.answer) : nothing}
  <div class="row"><button type="button" class="small" @click=${actions.explain}>Why?</button>${solved.impartial && !state.quotient ? quotient(state, actions) : nothing}</div>${explanation(state)}
  ${state.quotient ? quotient(state, actions) : nothing}</div>`;

function explanation(state) {
  const job = state.explanation;
  if (job?.status === "running") return running("explaining", job, () => job.stop());
  if (job?.status === "failed") return html`<p class="notice wait">${job.error.message}</p>`;
  return job?.status === "done" ? html`<div class="explanation" aria-live="polite">${argumentsOf(job.answer)}</div>` : nothing;
}

const interval = (c) => (c ? `${c.lowClosed ? "[" : "("}${c.low}, ${c.high}${c.highClosed ? "]" : ")"}` : "empty");

function tooLarge(state, actions, job) {
  const reason = job.status === "stopped" ? "Stopped by you." : job.error.message;
  const solved = state.solve;
  return html`<div class="notice wait"><strong>${state.misere ? "No outcome." : "No value."}</strong> ${reason}
    <p class="small secondary">Who wins is often found where the value is out of reach; so are the values of the parts.</p>
    <div class="row"><button type="button" class="main" @click=${actions.solveOnly}>Only who wins</button>
    <button type="button" @click=${() => actions.show(state.typed, { typed: true, from: state.from, line: state.line })}>Try again</button></div>
    ${solved?.status === "running" ? running("searching", solved, () => actions.stop("solve")) : nothing}
    ${solved?.status === "done" ? html`<p>${outcomeOf(solved.answer.outcome, true)}</p>${["leftFirst", "rightFirst"].map((who) => solved.answer[who] && html`<p class="small">${who === "leftFirst" ? "Left" : "Right"} first: ${solved.answer[who].wins ? html`wins with <code>${solved.answer[who].winningMoves.join("; ")}</code>` : "loses"}</p>`)}` : nothing}
    ${solved?.status === "failed" ? html`<p>${solved.error.message}</p>` : nothing}</div>`;
}

/** Longer forms under misère play are cut; the command line shows them whole. */
const LONGEST_FORM = 300;

const COPIES = ["text", "link", "LaTeX", "SVG", "JSON", "command line"];

export function page(state, actions) {
  return html`<h1 class="unseen">Explore</h1>
  <form class="position-line row" @submit=${(event) => {
    event.preventDefault();
    actions.type(new FormData(event.target).get("p"));
  }}><label class="unseen" for="p">position or expression</label><input id="p" name="p" class="mono" .value=${state.typed} spellcheck="false" autocomplete="off" autocapitalize="off">
  <button class="main">Show</button></form>
  ${state.error ? unreadable(state.error.text, state.error) : nothing}
  ${state.text ? html`<div class="explore">
    <section class="panel board-panel" aria-label="board">${rulesetChoice(state, actions)}${boards(state, actions)}${tools(state, actions)}${addPart(state, actions)}</section>
    ${answers(state, actions)}
    ${movesPanel(state, actions)}
  </div>
  <div class="tools copies row" role="group" aria-label="copy">copy: ${COPIES.filter((what) => what !== "LaTeX" || !state.misere).map((what) => html`<button type="button" class="plain" @click=${() => actions.copyAs(what)}>${what}</button>`)}
    ${fitsInto(state.typed) ? html`<a class="button" href="/play?p=${encodeURIComponent(state.typed)}${state.misere ? "&misere=true" : ""}">Play this</a>` : html`<span class="small secondary">The position is too long for a link, so that it cannot be played from here.</span>`}</div>` : state.error ? html`<p>A position that can be read, for example: <a href="/explore?p=clobber(xoxo%7Coxox)"><code>clobber(xoxo|oxox)</code></a>, <a href="/explore?p=nim(3%2B5%2B7)"><code>nim(3+5+7)</code></a>, <a href="/explore?p=%7B3%7C%7C2%7C1%7D"><code>{3||2|1}</code></a>.</p>` : nothing}`;
}
