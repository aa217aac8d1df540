// What Play shows.
import { html, nothing } from "../lib/lit/lit-html.js";
import { fitsInto } from "./address.js";
import { boardsOf, moveFocus } from "./board.js";
import { changedCells, expanded, shortName, taken } from "./positions.js";
import { running, unreadable } from "./states.js";
import { argumentsOf } from "./argument.js";
import { inWords, personPlays, saidOf } from "./play-state.js";

const GAMES = [
  ["Domineering, 4 by 4", "domineering(4x4)"],
  ["Domineering, 6 by 6", "domineering(6x6)"],
  ["Nim: 3, 4 and 5", "nim(3+4+5)"],
  ["Clobber, 3 by 4", "clobber(xoxo|oxox|xoxo)"],
  ["Toads and Frogs", "toads-and-frogs(xxx.ooo)"],
  ["Snort on a path", "snort(path 7)"],
  ["Hackenbush", "hackenbush(oxo(g;xx))"],
  ["Chomp, 3 by 4", "chomp(3x4)"],
  ["Dots and Boxes, 2 by 2", "dots-and-boxes(2x2)"],
  ["Hare and Hounds", "hare-and-hounds(hounds a2 b1 b3 hare e2)"],
];

const chooser = (actions) => html`<div class="welcome"><h1>Play</h1><p class="lead">Choose a game; you are Left and move first.</p></div>
  <ul class="cards">${GAMES.map(([title, p]) => html`<li><button type="button" class="panel card" @click=${() => actions.begin(p)}><h3>${title}</h3><code class="secondary">${p}</code></button></li>`)}</ul>
  <form class="row" @submit=${(event) => {
    event.preventDefault();
    const text = new FormData(event.target).get("p").trim();
    if (text) actions.begin(text);
  }}><label for="own">or any position</label><input id="own" name="p" class="mono" placeholder="konane(.oxo.)"><button>Play</button></form>
  <p><a href="/catalogue">All rulesets</a></p>`;

/** Who changed a cell last. */
function owners(turn) {
  const found = new Map();
  let parts = expanded(turn.start).map(described);
  for (const move of turn.played) {
    for (const cell of changedCells(parts, move)) found.set(cell, move.player);
    parts = expanded(move.to).map(described);
  }
  return found;
}

const described = (text) => ({ text, name: taken(text)?.ruleset, body: taken(text)?.body, cells: true });

/** The name of a move that was made in a position. */
const nameIn = (position, move) => shortName(expanded(position).map(described), { move });

const before = (turn, i) => (i === 0 ? turn.start : turn.played[i - 1].to);

/** Which cells are to be seen as the choice of the player to move. */
function marks(state) {
  const players = new Map();
  const { turn } = state;
  const shown = state.hover ? [state.hover] : state.selected.length ? turn.moves.filter((move) => state.selected.every((cell) => move.cells.includes(cell))) : [];
  for (const move of shown) for (const cell of move.cells) players.set(cell, turn.player);
  const starts = new Map();
  if (!turn.result) for (const move of turn.moves) for (const cell of move.cells) starts.set(cell, turn.player);
  return { players, starts, owners: owners(turn) };
}

function hintPanel(state) {
  const { hint } = state;
  return html`<div class="hint-panel">${hint?.status === "running" ? running("looking", hint, () => hint.stop()) : nothing}
    ${hint?.status === "failed" ? html`<p class="notice wait">${hint.error.message}</p>` : nothing}
    ${hint?.status === "done" ? html`<ol class="hints">${hint.answer.slice(0, state.hintStep).map((step) => html`<li>${step}</li>`)}</ol>` : nothing}</div>`;
}

/** As in "b3-b2 or b2-b1". */
const alternatives = (moves) => moves.map((move, i) => html`${i === 0 ? "" : i === moves.length - 1 ? " or " : ", "}<b>${move}</b>`);

const rulesetOf = (state) => state.rulesets.find((ruleset) => ruleset.id === state.parts[0]?.family);

/** The example of a ruleset, to be played instead. */
function exampleOf(state, actions) {
  const ruleset = rulesetOf(state);
  if (!ruleset) return nothing;
  const example = ruleset.examples?.[state.parts[0].name] ?? ruleset.example;
  return html`<p>A position with moves: <button type="button" class="plain" @click=${() => actions.begin(example)}><code>${example}</code></button></p>`;
}

function end(state, actions) {
  const { verdicts, explanation } = state;
  const point = verdicts?.point;
  const whose = point && (personPlays(point.player) && state.you !== "both" ? "Your" : point.player === "left" ? "Left’s" : "Right’s");
  return html`<div class="notice good ending" role="status">
    ${verdicts === null && state.turn.played.length ? html`<p class="secondary">Looking for the turning point …</p>` : nothing}
    ${point ? html`<p>${whose} move ${point.number}, <b>${nameIn(before(state.turn, point.number - 1), point.move)}</b>, threw away the win; ${alternatives(point.better.slice(0, 3).map((move) => nameIn(before(state.turn, point.number - 1), move)))} would have kept it. <button type="button" class="plain" @click=${() => actions.backTo(point.number - 1)}>Go back there</button></p>` : nothing}
    ${state.stuck === "both" ? html`<p>Neither player can move on this board.</p>${exampleOf(state, actions)}` : nothing}
    ${verdicts && !point && !verdicts.problem && state.turn.played.length ? html`<p>${state.turn.result.winner ? "The loser never had a winning move: the game was lost from the start." : "No move threw away a win."}</p>` : nothing}
    ${verdicts?.problem ? html`<p class="secondary">The turning point was not found: ${verdicts.problem}</p>` : nothing}
    <div class="row">${state.turn.played.length ? html`<button type="button" class="main" @click=${actions.restart}>Play again</button>` : nothing}<button type="button" @click=${actions.explain}>explain the start</button></div>
    ${explanation?.status === "running" ? running("explaining", explanation, () => explanation.stop()) : nothing}
    ${explanation?.status === "failed" ? html`<p>${explanation.error.message}</p>` : nothing}
    ${explanation?.status === "done" ? argumentsOf(explanation.answer) : nothing}
  </div>`;
}

const played = (state, actions) => html`<ol class="played">${state.turn.played.map((move, i) => html`<li><span class=${move.player}>${move.player === "left" ? "L" : "R"}</span> ${nameIn(before(state.turn, i), move.move)}
  <button type="button" class="plain small" @click=${() => actions.backTo(i)} aria-label="back to before move ${i + 1}">back</button></li>`)}</ol>`;

function settings(state, actions) {
  const choice = (name, value, choices, label) => html`<label class="field">${label}<select @change=${(event) => actions.set({ [name]: name === "misere" ? event.target.value === "true" : event.target.value })}>${choices.map(([id, words]) => html`<option value=${id} ?selected=${id === value}>${words}</option>`)}</select></label>`;
  return html`<div class="row end settings">
    ${choice("you", state.you, [["left", "Left"], ["right", "Right"], ["both", "both, two persons"]], "you are")}
    ${choice("first", state.first, [["left", "Left"], ["right", "Right"]], "first")}
    ${state.misere || state.turn.convention === "normal play" ? choice("misere", String(state.misere), [["false", "loses (normal play)"], ["true", "wins (misère play)"]], "who cannot move") : nothing}
    ${choice("level", state.level, [["perfect", "perfect"], ["teaching", "teaching"], ["random", "random"]], "program plays")}
  </div>`;
}

/** A field for another text in place of one that cannot be played. */
const correction = (state, actions) => html`<form class="row correction" @submit=${(event) => {
  event.preventDefault();
  const text = new FormData(event.target).get("p").trim();
  if (text) actions.correct(text);
}}><label class="unseen" for="correction">position</label><input id="correction" name="p" class="mono" .value=${state.start} spellcheck="false" autocomplete="off" autocapitalize="off"><button class="main">Play</button></form>
  <p>${state.error ? html`<button type="button" @click=${() => actions.set({})}>Try again</button> ` : nothing}${state.misere ? html`<button type="button" @click=${() => actions.set({ misere: false })}>Normal play</button> ` : nothing}${state.made.length ? html`<button type="button" @click=${() => actions.backTo(state.made.length - 1)}>Take back the last move</button> <button type="button" @click=${actions.restart}>Restart</button> ` : nothing}<a href="/play">Choose a game</a></p>`;

export function page(state, actions) {
  if (state.error) {
    return html`<h1>Play</h1>${unreadable(state.start, state.error)}${correction(state, actions)}`;
  }
  if (state.huge) return html`<h1>Play</h1>${boardsOf([state.huge], {})}${correction(state, actions)}`;
  if (!state.start) return chooser(actions);
  if (!state.turn) return html`<h1 class="unseen">Play</h1>`;
  const { turn } = state;
  const yours = !turn.result && personPlays(turn.player);
  const onCell = yours ? (index, r, c) => actions.select(`${index}:${r},${c}`) : () => {};
  return html`<h1 class="unseen">Play ${turn.start}</h1>
  <div class="playing">
    <section class="panel table" aria-label="board">
      <p class="whose ${turn.result ? "" : turn.player}" aria-live="polite">${inWords()}
        ${state.reply?.status === "running" ? running("thinking", state.reply, actions.stop) : nothing}</p>
      ${turn.score ? html`<p class="score">Score: <b class="left">Left ${turn.score.left}</b>, <b class="right">Right ${turn.score.right}</b></p>` : nothing}
      ${state.reply?.status === "failed" ? html`<div class="notice wait failed" role="alert"><p>The program did not move: ${state.reply.error.message}</p><button type="button" class="main" @click=${actions.again}>Try again</button></div>` : nothing}
      ${saidOf() ? html`<p class="small secondary said">${saidOf()}</p>` : nothing}
      ${boardsOf(state.parts, { onCell, onItem: yours ? actions.select : null, onKey: moveFocus, onHeap: yours ? actions.take : null, taking: true, ...marks(state) })}
      ${state.selected.length ? html`<div class="choices" role="group" aria-label="moves at the chosen cells">${turn.moves.filter((move) => state.selected.every((cell) => move.cells.includes(cell))).map((move) => html`<button type="button" class=${turn.player} @click=${() => actions.play(move)} @mouseenter=${() => actions.hover(move)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(move)} @blur=${() => actions.hover(null)}>${shortName(state.parts, move)}</button>`)}</div>` : nothing}
      ${turn.result ? end(state, actions) : nothing}
      <div class="tools row">
        <button type="button" @click=${actions.hint} ?disabled=${!yours || (state.hint?.status === "done" && state.hintStep >= state.hint.answer.length)}>${state.hintStep === 0 ? "hint" : "more of the hint"}</button>
        <button type="button" @click=${actions.undo} ?disabled=${state.made.length === 0}>undo</button>
        <button type="button" @click=${actions.restart} ?disabled=${state.made.length === 0}>restart</button>
        ${state.you !== "both" ? html`<button type="button" @click=${actions.swap}>swap sides</button>` : nothing}
        ${fitsInto(turn.position) ? html`<a class="button" href="/explore?p=${encodeURIComponent(turn.position)}${state.misere ? "&misere=true" : ""}">explore</a>` : nothing}
        ${turn.convention === "normal play" ? html`<a class="button" href="/play?p=${encodeURIComponent(turn.position)}&prove=first">prove your move</a>` : nothing}
        <a class="button" href="/play">another game</a>
      </div>
      ${hintPanel(state)}
      ${settings(state, actions)}
    </section>
    <section class="panel" aria-label="moves">
      <h2>Moves made</h2>${turn.played.length ? played(state, actions) : html`<p class="secondary">None yet.</p>`}
      ${yours ? html`<h2>Your moves</h2><div class="legal">${turn.moves.slice(0, 200).map((move) => html`<button type="button" class=${turn.player} @click=${() => actions.play(move)} @mouseenter=${() => actions.hover(move)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(move)} @blur=${() => actions.hover(null)}>${shortName(state.parts, move)}</button>`)}</div>` : nothing}
    </section>
  </div>`;
}
