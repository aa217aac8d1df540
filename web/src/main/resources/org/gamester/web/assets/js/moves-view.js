// The moves of each player, a group for each value that they lead to, with what is to be said of it.
import { html, nothing } from "../lib/lit/lit-html.js";
import { running } from "./states.js";
import { formulaOf, outcomeOf } from "./typeset.js";
import { placeOf } from "./positions.js";
import { knownMoves } from "./explore-state.js";
import { isFolded, treeOf } from "./value-tree.js";

/** What a simplification says of the options of one player: value -> words. */
function named(simplify, player) {
  const words = new Map();
  for (const step of simplify?.answer?.steps ?? []) {
    if (step.player.toLowerCase() !== player) continue;
    words.set(step.option, step.dominatedBy !== undefined ? { dominated: step.dominatedBy } : { reversible: step.reversibleThrough });
  }
  return words;
}

/** The outcomes of what a move leads to, the best for its player first. */
const BEST_FIRST = { left: ["L", "P", "N", "R"], right: ["R", "P", "N", "L"] };

/** A group for each value, or for each outcome where there are no values; the best first, each move once. */
function groupsOf(moves, player) {
  const groups = new Map();
  for (const move of moves) {
    const key = move.value ?? move.outcome ?? "";
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(move);
  }
  const rank = ([move]) => [move.winning ? 0 : move.drawing ? 1 : 2, move.undominated ? 0 : 1, BEST_FIRST[player].indexOf(move.outcome)];
  const compare = (a, b) => rank(a).map((n, i) => n - rank(b)[i]).find((n) => n !== 0) ?? 0;
  return [...groups.values()].sort(compare);
}

/** The number of a part of a sum, in the colour of the part. */
export const partBadge = (state, index) => (state.parts.length > 1 ? html`<b class="part-number part-${(index % 6) + 1}">${index + 1}</b>` : nothing);

/** The whole name of the ruleset of a part. */
export function partName(state, index) {
  const part = state.parts[index];
  const ruleset = state.rulesets.find((each) => each.id === part.family);
  return ruleset && part.name === ruleset.id ? ruleset.title : (part.name ?? "value");
}

/** Why a value is no option of the canonical form. */
function remark(said, moves) {
  if (!said) return nothing;
  if (said.reversible !== undefined) return html`<span class="remark" title="reversible through ${said.reversible}">reversible</span>`;
  const by = moves.find((move) => move.value === said.dominated);
  return html`<span class="remark" title="dominated by ${by ? by.move : said.dominated}">dominated</span>`;
}

/** Of impartial moves none is better than another, so that all are undominated. */
function headOf(group, rows, words, isImpartial, actions) {
  const [{ value, outcome, winning, drawing, undominated }] = group;
  if (value === undefined && outcome === undefined) return nothing;
  return html`<div class="group-head">
    ${value === undefined ? nothing : html`<span class="worth">${formulaOf(value)}</span>`}
    <span class="then">${outcome ? outcomeOf(outcome) : nothing}</span>
    <span class="marks">${winning ? html`<span class="mark wins">wins</span>` : drawing ? html`<span class="mark">draws</span>` : nothing}${undominated && !isImpartial ? html`<span class="mark" title="no other move leads to a better value">undominated</span>` : nothing}${remark(words.get(value), rows)}</span>
    ${value !== undefined && isFolded(value) ? treeOf(value, actions.draw) : nothing}</div>`;
}

function moveButton(state, actions, player, colour, move) {
  const { index, own } = placeOf(state.parts, move);
  const hover = { player: colour, list: player, move };
  const isHovered = state.hover?.move === move && state.hover.list === player;
  const inSum = state.parts.length > 1 && index >= 0;
  return html`<li><button type="button" class="move ${colour} ${isHovered ? "hovered" : ""}" title=${move.value === undefined ? move.move : `${move.move}: ${move.value}`} @click=${() => actions.play(player, move)}
    @mouseenter=${() => actions.hover(hover)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(hover)} @blur=${() => actions.hover(null)}>
    ${inSum ? html`${partBadge(state, index)} <span class="of-part">${partName(state, index)}:</span> ` : nothing}<span class="name">${own}</span>${move.count > 1 ? html` <span class="secondary small">×${move.count}</span>` : nothing}</button></li>`;
}

function list(state, actions, player, who) {
  const moves = knownMoves();
  const rows = moves[player];
  const words = named(state.simplify, player);
  const colour = who ?? player;
  if (rows.length === 0) {
    const end = moves.convention === "misere play" ? "wins, under misère play" : "loses";
    return html`<p class="secondary">No move${moves.impartial ? `: the player to move ${end}.` : `: ${player === "left" ? "Left" : "Right"} to move ${end}.`}</p>`;
  }
  return html`<div class="groups">${groupsOf(rows, player).map((group) => html`<div class="group" role="group" aria-label="moves worth ${group[0].value ?? group[0].outcome ?? "what is not known yet"}${group[0].winning ? ", wins" : ""}">
    ${headOf(group, rows, words, Boolean(who), actions)}<ul class="group-moves">${group.map((move) => moveButton(state, actions, player, colour, move))}</ul></div>`)}</div>`;
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
