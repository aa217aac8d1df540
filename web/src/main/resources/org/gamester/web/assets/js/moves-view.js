// The list of moves of each player, with what is to be said of each.
import { html, nothing } from "../lib/lit/lit-html.js";
import { running } from "./states.js";
import { formulaOf, outcomeOf } from "./typeset.js";
import { shortName } from "./positions.js";
import { knownMoves } from "./explore-state.js";

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

const sorted = (moves) => [...moves].sort((a, b) => b.winning - a.winning || b.undominated - a.undominated);

/** An undominated move is the best of those that win; of impartial moves none is better than another. */
function qualityOf(move, who) {
  if (!move.undominated || who) return nothing;
  return move.best ? html`<span class="mark best">best</span>` : html`<span class="mark" title="no other move leads to a better value">undominated</span>`;
}

function remark(said, moves) {
  if (!said) return nothing;
  if (said.reversible !== undefined) return html`<span class="remark" title="reversible through ${said.reversible}">reversible</span>`;
  const by = moves.find((move) => move.value === said.dominated);
  return html`<span class="remark" title="dominated by ${by ? by.move : said.dominated}">dominated</span>`;
}

const isLong = (value) => value !== undefined && value.length > LONGEST;

function list(state, actions, player, who) {
  const moves = knownMoves();
  const rows = moves[player];
  const words = named(state.simplify, player);
  const colour = who ?? player;
  if (rows.length === 0) {
    const end = moves.convention === "misere play" ? "wins, under misère play" : "loses";
    return html`<p class="secondary">No move${moves.impartial ? `: the player to move ${end}.` : `: ${player === "left" ? "Left" : "Right"} to move ${end}.`}</p>`;
  }
  return html`<ul class="moves">${sorted(rows).map((move) => {
    const hover = { player: colour, list: player, move };
    const isHovered = state.hover?.move === move && state.hover.list === player;
    return html`<li><button type="button" class="move ${isHovered ? "hovered" : ""} ${isLong(move.value) ? "long" : ""}" title=${move.value === undefined ? move.move : `${move.move}: ${move.value}`} @click=${() => actions.play(player, move)}
      @mouseenter=${() => actions.hover(hover)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(hover)} @blur=${() => actions.hover(null)}>
      <span class="name ${colour}">${who ? nothing : html`<b aria-hidden="true">${player === "left" ? "L" : "R"}</b> `}${shortName(state.parts, move)}${move.count > 1 ? html` <span class="secondary small">×${move.count}</span>` : nothing}</span>
      <span class="worth">${move.value !== undefined ? formulaOf(move.value) : nothing}</span>
      <span class="then">${move.outcome ? outcomeOf(move.outcome) : nothing}</span>
      <span class="marks">${move.winning ? html`<span class="mark wins">wins</span>` : move.drawing ? html`<span class="mark">draws</span>` : nothing}${qualityOf(move, who)}${remark(words.get(move.value), rows)}</span>
      ${isLong(move.value) ? html`<span class="whole" aria-hidden="true">${move.value}</span>` : nothing}
    </button></li>`;
  })}</ul>`;
}

/** On a board on which nobody can move, there is another to be looked at. */
function stuck(state, moves) {
  if (moves.left.length + moves.right.length > 0 || state.line.length) return nothing;
  const part = state.parts[state.focus];
  const ruleset = state.rulesets.find((each) => each.id === part?.family);
  const example = ruleset && (ruleset.examples?.[part.name] ?? ruleset.example);
  return html`<p class="notice">Neither player can move on this board.${example ? html` A position with moves: <a href="/explore?p=${encodeURIComponent(example)}"><code>${example}</code></a>` : nothing}</p>`;
}

export function movesPanel(state, actions) {
  const job = state.moves;
  const moves = knownMoves();
  const isFresh = moves?.position === state.text;
  return html`<section class="panel moves-panel" aria-label="moves">
    ${job?.status === "running" ? running(isFresh ? "finding what the moves are worth" : "listing moves", job, () => actions.stop("moves")) : nothing}
    ${job?.status === "failed" && !state.error ? html`<div class="notice wait">${job.error.message}</div>` : nothing}
    ${job?.status === "stopped" ? html`<div class="notice wait">What the moves are worth was not found out to the end.</div>` : nothing}
    ${moves ? html`<div class=${job?.isOpen && !isFresh ? "stale" : ""}>${stuck(state, moves)}${moves.impartial
      ? html`<h2>Moves of both players</h2>${list(state, actions, "left", "both")}`
      : html`<h2 class="left">Left’s moves</h2>${list(state, actions, "left")}<h2 class="right">Right’s moves</h2>${list(state, actions, "right")}`}
      ${moves.convention ? html`<p class="small secondary">Under ${moves.convention.replace("misere", "misère")}.</p>` : nothing}</div>` : nothing}
    ${!moves && !job ? html`<p class="secondary">The moves of so large a board are not listed.</p>` : nothing}
    ${path(state, actions)}
  </section>`;
}

function path(state, actions) {
  if (!state.line.length) return nothing;
  return html`<nav class="path" aria-label="path of moves"><button type="button" class="plain small" @click=${() => actions.goTo(0)}>start</button>${state.line.map((step, i) => html`<span aria-hidden="true">›</span>${i === state.line.length - 1
    ? html`<span class="here ${step.player}" aria-current="step">${step.player === "left" ? "L" : "R"} ${step.move}</span>`
    : html`<button type="button" class="plain small ${step.player}" @click=${() => actions.goTo(i + 1)}>${step.player === "left" ? "L" : "R"} ${step.move}</button>`}`)}</nav>`;
}
