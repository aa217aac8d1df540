// What Explore shows: the board, the answers, the moves.
import { html, nothing } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { boardOf, kindOf, moveFocus } from "./board.js";
import { difference, rowsOf, summands, taken } from "./positions.js";
import * as edit from "./edit.js";
import { running, unreadable } from "./states.js";
import { formulaOf, outcomeOf, valueOf } from "./typeset.js";
import { movesPanel } from "./moves-view.js";

/** The moves as the board sees them: for each, the cells that it changes in the part shown. */
function cellsOfMove(part, move) {
  if (!part || kindOf(part) !== "cells") return [];
  const to = summands(move.to).map(taken).filter((other) => other && other.ruleset === taken(part.text).ruleset);
  if (to.length === 0 || to.some((other) => other.body === part.body)) return [];
  return to.map((other) => difference(part.body, other.body)).filter((cells) => cells.length).sort((a, b) => a.length - b.length)[0] ?? [];
}

const PLAYERS = ["left", "right"];

function listOf(state) {
  const moves = state.shown.moves;
  if (!moves) return [];
  return PLAYERS.flatMap((player) => (moves.impartial && player === "right" ? [] : moves[player].map((move) => ({ player: moves.impartial ? "both" : player, list: player, move }))));
}

/** What the board marks: the cells of the move that is pointed at, and where moves start. */
function marks(state, part) {
  const players = new Map();
  const starts = new Map();
  const fresh = state.shown.moves?.position === state.text;
  if (!fresh || state.parts.length > 1) return { players, starts };
  const all = listOf(state);
  const seen = state.hover ? [state.hover] : state.selected ? all.filter(({ move }) => cellsOfMove(part, move).some((cell) => cell.join() === state.selected)) : [];
  if (state.hover || seen.length === 1) {
    for (const { player, move } of seen) for (const cell of cellsOfMove(part, move)) players.set(cell.join(), player);
  }
  if (state.mode === "move" && !state.selected) {
    for (const { player, move } of all) {
      const [first] = cellsOfMove(part, move);
      for (const cell of first ? cellsOfMove(part, move) : []) {
        const key = cell.join();
        starts.set(key, starts.has(key) && starts.get(key) !== player ? "both" : player);
      }
    }
  }
  return { players, starts };
}

const choicesAt = (state, part) =>
  state.selected ? listOf(state).filter(({ move }) => cellsOfMove(part, move).some((cell) => cell.join() === state.selected)) : [];

function board(state, actions) {
  const part = actions.current();
  if (!part) return nothing;
  const index = state.focus;
  const editing = state.mode === "edit";
  const onCell = (r, c) => (editing ? actions.setPart(index, edit.cycleCell(part, r, c)) : actions.select(`${r},${c}`));
  const onKey = (event, r, c) => {
    if (moveFocus(event, r, c)) return;
    if (editing) {
      const changed = edit.typedCell(part, r, c, event.key);
      if (changed) {
        event.preventDefault();
        event.stopPropagation();
        actions.setPart(index, changed);
      }
    } else if (event.key === "Escape" && state.selected) actions.select(state.selected);
  };
  const onHeap = (heap, size) => actions.setPart(index, edit.setHeap(part, heap, size));
  return html`<div class="holds-board"><div class="frame">${boardOf(part, { onCell, onKey, onHeap, selected: editing ? null : state.selected, ...marks(state, part) })}</div></div>
    ${editing ? nothing : choices(state, actions, part)}`;
}

function choices(state, actions, part) {
  const found = choicesAt(state, part);
  if (!state.selected) return nothing;
  return html`<div class="choices" role="group" aria-label="moves at the chosen cell">
    ${found.length === 0 ? html`<span class="secondary">No move at this cell.</span>` : nothing}
    ${found.map(({ player, list, move }) => html`<button type="button" class=${player} @click=${() => actions.play(list, move)}
      @mouseenter=${() => actions.hover({ player, list, move })} @mouseleave=${() => actions.hover(null)}
      @focus=${() => actions.hover({ player, list, move })} @blur=${() => actions.hover(null)}>${player === "both" ? "" : player === "left" ? "L " : "R "}${move.move}${move.winning ? " – wins" : ""}</button>`)}
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
    ${kind === "heaps" ? html`<button type="button" @click=${() => set(edit.addHeap(part))}>add a heap</button>` : nothing}
    ${state.line.length ? html`<button type="button" @click=${actions.undo}>undo</button>` : nothing}
  </div>
  ${state.mode === "edit" && kind === "cells" ? html`<p class="small secondary hint">Click a cell to change it, or type ${[...part.letters].map((letter, i) => html`${i ? " " : ""}<kbd>${letter}</kbd>`)}.</p>` : nothing}
  ${state.mode === "move" && kind === "cells" ? html`<p class="small secondary hint">Click a marked cell to see its moves, or a move in the list to make it.</p>` : nothing}`;
}

function rulesetChoice(state, actions) {
  const part = actions.current();
  const ruleset = part && state.rulesets.find((each) => each.id === part.family);
  if (!state.rulesets.length) return nothing;
  const names = state.rulesets.flatMap((each) => [[each.id, each.title], ...Object.keys(each.named).filter((name) => name !== each.id).map((name) => [name, name])]);
  const name = part?.name ?? "";
  return html`<div class="ruleset"><label class="field">ruleset
    <select aria-label="ruleset" @change=${(event) => actions.chooseRuleset(event.target.value)}>
      ${names.some(([id]) => id === name) ? nothing : html`<option value="" selected>a value</option>`}
      ${names.sort((a, b) => a[1].localeCompare(b[1], "en", { sensitivity: "base" })).map(([id, title]) => html`<option value=${id} ?selected=${id === name}>${title}</option>`)}
    </select></label>
    ${ruleset?.parameters.length && part.parameters !== undefined
      ? html`<label class="field">parameters <input class="mono" .value=${part.parameters.replace(/^\{|\}$/g, "")} placeholder=${ruleset.parameters.map((p) => p.default || p.name).join(", ")} title=${ruleset.parameters.map((p) => `${p.name}: ${p.meaning}`).join("\n")}
          @change=${(event) => actions.setParameters(event.target.value)}></label>`
      : nothing}
    ${ruleset ? html`<p class="small rule">${ruleset.rule} <a href="/catalogue/${ruleset.id}">More</a></p>` : nothing}</div>`;
}

function sum(state, actions) {
  return html`${state.parts.length > 1 || kindOf(state.parts[0] ?? {}) === "value"
    ? html`<ul class="parts" aria-label="parts of the sum">${state.parts.map((part, i) => html`<li class=${i === state.focus ? "shown" : ""}>
        <button type="button" class="part" aria-pressed=${i === state.focus ? "true" : "false"} @click=${() => actions.focusPart(i)} title=${part.text}>
          ${part.text.startsWith("-") ? html`<span class="sign">−</span>` : nothing}${kindOf(part) === "cells" || kindOf(part) === "heaps" ? boardOf(part, { mini: true }) : html`<span class="part-text">${formulaOf(part.text)}</span>`}</button>
        <span class="row"><button type="button" class="plain small" @click=${() => actions.negatePart(i)} title="exchange Left and Right" aria-label="negate part ${i + 1}">±</button>
        <button type="button" class="plain small" @click=${() => actions.dropPart(i)} ?disabled=${state.parts.length < 2} aria-label="remove part ${i + 1}" title="remove">×</button></span></li>`)}</ul>`
    : nothing}
  <details class="add"><summary>Add a part to the sum</summary><form class="row" @submit=${(event) => {
    event.preventDefault();
    const text = new FormData(event.target).get("part").trim();
    if (text) actions.addPart(text);
  }}><input name="part" class="mono" placeholder="nim(3) or {1|0}" aria-label="part to add"><button>Add</button>
  <button type="button" @click=${() => actions.addPart(actions.current()?.text ?? "0")}>Add a copy</button></form></details>`;
}

function answers(state, actions) {
  const job = state.value;
  const value = state.shown.value;
  const fresh = job?.status === "done";
  const game = value?.game;
  const long = (game?.canonicalForm ?? value?.value ?? "").length > 28;
  const fold = (game?.canonicalForm ?? "").length > 220 && !state.unfolded;
  return html`<section class="panel answers" aria-labelledby="answers"><h2 id="answers" class="unseen">Value</h2>
    ${job?.status === "running" ? running("evaluating", job, () => actions.stop("value")) : nothing}
    ${job?.status === "failed" || job?.status === "stopped" ? tooLarge(state, actions, job) : nothing}
    ${value && (fresh || job?.isOpen) ? html`<div class=${fresh ? "" : "stale"}>
      <p class="the-value ${fold ? "folded" : ""}">${valueOf(game?.canonicalForm ?? value.value, `big ${long ? "long" : ""}`)}</p>
      ${fold ? html`<button type="button" class="plain small" @click=${() => { state.unfolded = true; actions.draw(); }}>show all (${game.canonicalForm.length} characters)</button>` : nothing}
      ${game ? html`<p class="the-outcome">${outcomeOf(game.outcome, true)}</p>
        <dl class="pairs">
          <dt>mean</dt><dd>${valueOf(game.mean)}</dd>
          <dt>temperature</dt><dd>${valueOf(game.temperature)}</dd>
          <dt>stops</dt><dd><span class="left">L</span> ${valueOf(game.leftStop.number)} <span class="right">R</span> ${valueOf(game.rightStop.number)}</dd>
          <dt>atomic weight</dt><dd>${valueOf(game.atomicWeight)}</dd>
          ${state.more ? html`<dt>reduced form</dt><dd>${valueOf(game.reducedCanonicalForm)}</dd><dt>birthday</dt><dd>${game.birthday}</dd><dt>stop count</dt><dd>${game.stopCount}</dd>
            <dt>confusion</dt><dd class="mono">${interval(game.confusionInterval)}</dd>` : nothing}
        </dl>
        <button type="button" class="plain small" aria-expanded=${state.more ? "true" : "false"} @click=${actions.toggleMore}>${state.more ? "less" : "more: reduced form, birthday, confusion interval"}</button>
        ${value.picture ? html`<figure class="picture thermograph">${unsafeHTML(value.picture)}<figcaption class="small secondary">thermograph</figcaption></figure>` : nothing}` : nothing}
    </div>` : nothing}
  </section>`;
}

const interval = (c) => (c ? `${c.lowClosed ? "[" : "("}${c.low}, ${c.high}${c.highClosed ? "]" : ")"}` : "empty");

function tooLarge(state, actions, job) {
  const reason = job.status === "stopped" ? "Stopped by you." : job.error.message;
  const solved = state.solve;
  return html`<div class="notice wait"><strong>No value.</strong> ${reason}
    <p class="small secondary">Who wins is often found where the value is out of reach; so are the values of the parts.</p>
    <div class="row"><button type="button" class="main" @click=${actions.solveOnly}>Only who wins</button>
    <button type="button" @click=${() => actions.show(state.text)}>Try again</button></div>
    ${solved?.status === "running" ? running("searching", solved, () => actions.stop("solve")) : nothing}
    ${solved?.status === "done" ? html`<p>${outcomeOf(solved.answer.outcome, true)}</p>${["leftFirst", "rightFirst"].map((who) => solved.answer[who] && html`<p class="small">${who === "leftFirst" ? "Left" : "Right"} first: ${solved.answer[who].wins ? html`wins with <code>${solved.answer[who].winningMoves.join(", ")}</code>` : "loses"}</p>`)}` : nothing}
    ${solved?.status === "failed" ? html`<p>${solved.error.message}</p>` : nothing}</div>`;
}

const COPIES = ["text", "link", "LaTeX", "SVG", "JSON", "command line"];

export function page(state, actions) {
  return html`<h1 class="unseen">Explore</h1>
  <form class="position-line row" @submit=${(event) => {
    event.preventDefault();
    actions.type(new FormData(event.target).get("p"));
  }}><label class="unseen" for="p">position or expression</label><input id="p" name="p" class="mono" .value=${state.typed} spellcheck="false" autocomplete="off" autocapitalize="off">
  <button class="main">Show</button></form>
  ${state.error ? unreadable(state.error.text, state.error) : nothing}
  <div class="explore">
    <section class="panel board-panel" aria-label="board">${rulesetChoice(state, actions)}${board(state, actions)}${tools(state, actions)}${sum(state, actions)}</section>
    ${answers(state, actions)}
    ${movesPanel(state, actions)}
  </div>
  <div class="tools copies row" role="group" aria-label="copy">copy: ${COPIES.map((what) => html`<button type="button" class="plain" @click=${() => actions.copyAs(what)}>${what}</button>`)}
    <a class="button" href="/play?p=${encodeURIComponent(state.text)}">Play this</a></div>`;
}
