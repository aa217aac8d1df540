// The list of moves of each player, with what is to be said of each.
import { html, nothing } from "../lib/lit/lit-html.js";
import { running } from "./states.js";
import { formulaOf, outcomeOf } from "./typeset.js";

/** Longer values do not fit into a row; the whole is shown with the mouse or the focus on it. */
const LONGEST = 18;

/** What a simplification says of the options of one player: value -> words. */
function named(simplify, player) {
  const words = new Map();
  for (const step of simplify?.answer?.steps ?? []) {
    if (step.player.toLowerCase() !== player) continue;
    words.set(step.option, step.dominatedBy !== undefined ? { dominated: step.dominatedBy } : { reversible: step.reversibleThrough });
  }
  return words;
}

const sorted = (moves) => [...moves].sort((a, b) => b.winning - a.winning || b.best - a.best);

function remark(said, moves) {
  if (!said) return nothing;
  if (said.reversible !== undefined) return html`<span class="remark" title="reversible through ${said.reversible}">reversible</span>`;
  const by = moves.find((move) => move.value === said.dominated);
  return html`<span class="remark" title="dominated by ${by ? by.move : said.dominated}">dominated</span>`;
}

/** A move of a sum without the text of its part, which the board shows. */
const shortName = (name) => name.replace(/^(-?[\w-]+)(?:\{.*\})?\(.{4,}\)( no\. \d+)?: /, "$1$2: ");

const isLong = (value) => value !== undefined && value.length > LONGEST;

function list(state, actions, player, who) {
  const moves = state.shown.moves;
  const rows = moves[player];
  const words = named(state.simplify, player);
  const colour = who ?? player;
  if (rows.length === 0) {
    return html`<p class="secondary">No move${moves.impartial ? ": the player to move loses." : `: ${player === "left" ? "Left" : "Right"} to move loses.`}</p>`;
  }
  return html`<ul class="moves">${sorted(rows).map((move) => {
    const hover = { player: colour, list: player, move };
    const isHovered = state.hover?.move === move && state.hover.list === player;
    return html`<li><button type="button" class="move ${isHovered ? "hovered" : ""} ${isLong(move.value) ? "long" : ""}" title=${move.value === undefined ? move.move : `${move.move}: ${move.value}`} @click=${() => actions.play(player, move)}
      @mouseenter=${() => actions.hover(hover)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(hover)} @blur=${() => actions.hover(null)}>
      <span class="name ${colour}">${who ? nothing : html`<b aria-hidden="true">${player === "left" ? "L" : "R"}</b> `}${shortName(move.move)}${move.count > 1 ? html` <span class="secondary small">×${move.count}</span>` : nothing}</span>
      <span class="worth">${move.value !== undefined ? formulaOf(move.value) : nothing}</span>
      <span class="then">${outcomeOf(move.outcome)}</span>
      <span class="marks">${move.winning ? html`<span class="mark wins">wins</span>` : move.drawing ? html`<span class="mark">draws</span>` : nothing}${move.best ? html`<span class="mark best">best</span>` : nothing}${remark(words.get(move.value), rows)}</span>
      ${isLong(move.value) ? html`<span class="whole" aria-hidden="true">${move.value}</span>` : nothing}
    </button></li>`;
  })}</ul>`;
}

export function movesPanel(state, actions) {
  const job = state.moves;
  const moves = state.shown.moves;
  return html`<section class="panel moves-panel" aria-label="moves">
    ${job?.status === "running" ? running("listing moves", job, () => actions.stop("moves")) : nothing}
    ${job?.status === "failed" && !state.error ? html`<div class="notice wait">${job.error.message}</div>` : nothing}
    ${job?.status === "stopped" ? html`<div class="notice wait">The moves were not listed to the end.</div>` : nothing}
    ${moves ? html`<div class=${job?.isOpen ? "stale" : ""}>${moves.impartial
      ? html`<h2>Moves of both players</h2>${list(state, actions, "left", "both")}`
      : html`<h2 class="left">Left’s moves</h2>${list(state, actions, "left")}<h2 class="right">Right’s moves</h2>${list(state, actions, "right")}`}
      ${moves.convention ? html`<p class="small secondary">Under ${moves.convention}.</p>` : nothing}</div>` : nothing}
    ${path(state, actions)}
  </section>`;
}

function path(state, actions) {
  if (!state.line.length) return nothing;
  return html`<nav class="path" aria-label="path of moves"><button type="button" class="plain small" @click=${() => actions.goTo(0)}>start</button>${state.line.map((step, i) => html`<span aria-hidden="true">›</span>${i === state.line.length - 1
    ? html`<span class="here ${step.player}" aria-current="step">${step.player === "left" ? "L" : "R"} ${step.move}</span>`
    : html`<button type="button" class="plain small ${step.player}" @click=${() => actions.goTo(i + 1)}>${step.player === "left" ? "L" : "R"} ${step.move}</button>`}`)}</nav>`;
}
