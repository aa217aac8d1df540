// What Prove your move shows.
import { html, nothing } from "../lib/lit/lit-html.js";
import { boardsOf, moveFocus } from "./board.js";
import { shortName } from "./positions.js";
import { running, unreadable } from "./states.js";
import { argumentsOf } from "./argument.js";
import { CLAIMS, FAILURES, isQuestion, KINDS, SYMMETRIES } from "./prove-state.js";

const name = (player) => (player === "left" ? "Left" : "Right");

const choice = (label, value, choices, set) => html`<label class="field">${label}<select @change=${(event) => set(event.target.value)}>${choices.map(([id, words]) => html`<option value=${id} ?selected=${id === value}>${words}</option>`)}</select></label>`;

/** What is written for a kind that is not a table. */
function writing(state, actions) {
  if (state.by === "table" || state.by === "nim-sum" || state.by === "parity") return nothing;
  const isPairing = state.by === "pairing";
  return html`<label class="field wide" for="strategy">${isPairing ? "pairs, one a line, as in a1 <-> b2" : "a first move, if there must be one, as in start -> c1-d1"}</label>
    <textarea id="strategy" class="mono" rows=${isPairing ? 5 : 2} spellcheck="false" autocapitalize="off" .value=${state.written} @change=${(event) => actions.write(event.target.value)}></textarea>`;
}

const claimForm = (state, actions) => html`<form class="claim" @submit=${(event) => {
  event.preventDefault();
  const text = event.target.querySelector("#strategy")?.value;
  actions.check(text);
}}>
  <div class="row settings">
    ${choice("who wins", state.claim, CLAIMS, (claim) => actions.set({ claim }))}
    ${choice("by", state.by, KINDS, (by) => actions.set({ by }))}
    ${state.by === "symmetry" ? choice("symmetry", state.symmetry, SYMMETRIES, (symmetry) => actions.set({ symmetry })) : nothing}
  </div>
  ${writing(state, actions)}
  ${state.by === "table" ? nothing : html`<button class="main">Check the proof</button>`}
</form>`;

/** The moves that led to where an answer is asked or missing. */
const lineOf = (state, gap) => (gap.line.length
  ? html`<ol class="played line">${gap.line.map((move) => html`<li><span class=${move.player}>${move.player === "left" ? "L" : "R"}</span> ${move.move}</li>`)}</ol>`
  : html`<p class="secondary">${name(gap.starter)} starts.</p>`);

function whatNow(state) {
  const { verdict } = state;
  if (state.job?.isOpen || !verdict) return "";
  if (verdict.accepted) return "The proof is complete.";
  return isQuestion(verdict.gap) ? `Your answer for ${name(verdict.gap.player)}?` : `Refused: ${verdict.gap.reason}.`;
}

function marks(state, gap) {
  const players = new Map();
  const starts = new Map();
  const shown = state.hover ? [state.hover] : state.selected.length ? state.moves.filter((move) => state.selected.every((cell) => move.cells.includes(cell))) : [];
  for (const move of shown) for (const cell of move.cells) players.set(cell, gap.player);
  for (const move of state.moves) for (const cell of move.cells) starts.set(cell, gap.player);
  return { players, starts };
}

const moveButtons = (state, actions, moves, player) => moves.slice(0, 200).map((move) => html`<button type="button" class=${player} @click=${() => actions.answer(move)} @mouseenter=${() => actions.hover(move)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(move)} @blur=${() => actions.hover(null)}>${shortName(state.parts, move)}</button>`);

function board(state, actions) {
  const gap = state.verdict?.gap;
  if (!gap) return boardsOf(state.startParts, {});
  const asks = isQuestion(gap) && !state.job?.isOpen;
  return html`${boardsOf(state.parts, asks
    ? { onCell: (index, r, c) => actions.select(`${index}:${r},${c}`), onItem: actions.select, onKey: moveFocus, onHeap: actions.take, taking: true, ...marks(state, gap) }
    : {})}
    ${asks && state.selected.length ? html`<div class="choices" role="group" aria-label="moves at the chosen cells">${moveButtons(state, actions, state.moves.filter((move) => state.selected.every((cell) => move.cells.includes(cell))), gap.player)}</div>` : nothing}`;
}

/** After a failure: how to go on. */
function goOn(state, actions) {
  if (!state.verdict?.gap || state.job?.isOpen || isQuestion(state.verdict.gap) || state.by !== "table") return nothing;
  return html`<div class="notice wait failure">${state.taken
    ? html`<p>Your last answer on this line is <b>${state.taken.move}</b> in <code>${state.taken.position}</code>.</p><button type="button" class="main" @click=${actions.again}>Take it back and answer again</button>`
    : html`<p>No answer of yours is on this line, so the claim fails. Choose another claim.</p>`}</div>`;
}

/** The last failure, which stays to be seen while the next answer is asked. */
const failure = (state) => (state.failed && state.failed !== state.verdict?.gap
  ? html`<div class="notice wait failure"><p>Refused: ${state.failed.reason}, after ${state.failed.line.length ? state.failed.line.map((move) => `${name(move.player)} ${move.move}`).join(", ") : "no move"}.</p>
    ${state.taken ? html`<p>Your answer <b>${state.taken.move}</b> in <code>${state.taken.position}</code> is taken back.</p>` : nothing}</div>`
  : nothing);

const explaining = (state, actions) => html`${state.failures >= FAILURES ? html`<button type="button" @click=${actions.explain}>explain</button>` : nothing}`;

const explained = ({ explanation }) => html`
  ${explanation?.status === "running" ? running("explaining", explanation, () => explanation.stop()) : nothing}
  ${explanation?.status === "failed" ? html`<p>${explanation.error.message}</p>` : nothing}
  ${explanation?.status === "done" ? argumentsOf(explanation.answer) : nothing}`;

export function page(state, actions) {
  if (state.error) return html`<h1>Prove your move</h1>${unreadable(state.start, state.error)}<p><a href="/play">Choose a game</a></p>`;
  const gap = state.verdict?.gap;
  const asks = gap && isQuestion(gap) && !state.job?.isOpen;
  return html`<h1>Prove your move</h1>
  <p class="lead">Who wins <code>${state.start}</code>? The program plays every move of the opponent; your proof is complete when none is left without an answer.</p>
  <div class="playing proving">
    <section class="panel table" aria-label="proof">
      ${claimForm(state, actions)}
      <p class="whose ${asks ? gap.player : ""}" aria-live="polite">${whatNow(state)} ${state.job?.status === "running" ? running("checking", state.job, () => state.job.stop()) : nothing}</p>
      ${state.job?.status === "failed" ? html`<p class="notice wait failed" role="alert">${state.job.error.message}</p>` : nothing}
      ${state.verdict?.accepted ? html`<div class="notice good ending" role="status"><p>Accepted: ${state.verdict.because}.</p>
        <button type="button" class="main" @click=${actions.download}>Download the certificate</button></div>` : nothing}
      ${goOn(state, actions)}
      ${failure(state)}
      ${board(state, actions)}
      <div class="tools row">
        <button type="button" @click=${actions.undo} ?disabled=${state.answers.length === 0}>undo</button>
        <button type="button" @click=${actions.restart} ?disabled=${state.answers.length === 0}>restart</button>
        ${explaining(state, actions)}
        <a class="button" href="/play?p=${encodeURIComponent(state.start)}">play it</a>
      </div>
      ${explained(state)}
    </section>
    <section class="panel" aria-label="line and answers">
      ${gap ? html`<h2>${asks ? "The play so far" : "The line"}</h2>${lineOf(state, gap)}` : nothing}
      ${asks ? html`<h2>Your moves</h2><div class="legal">${moveButtons(state, actions, state.moves, gap.player)}</div>` : nothing}
      ${state.by === "table" ? html`<h2>Your answers</h2>${state.answers.length ? html`<ul class="answers-given">${state.answers.map(({ position, player, move }) => html`<li><code>${position}</code> <span class=${player}>${move}</span></li>`)}</ul>` : html`<p class="secondary">None yet.</p>`}` : nothing}
    </section>
  </div>`;
}
