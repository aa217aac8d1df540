// What Play shows.
import { html, nothing } from "../lib/lit/lit-html.js";
import { fitsInto } from "./address.js";
import { boardsOf, miniatureOf, moveFocus } from "./board.js";
import { shortName } from "./positions.js";
import { running, unreadable } from "./states.js";
import { argumentsOf } from "./argument.js";
import { inWords, isYou, nameOf, personPlays, saidOf } from "./play-state.js";
import { before, lastOf, marksOf, nameIn, piecesOf } from "./play-board.js";

/** Games to begin with: title, position, whether it is misère play. */
export const GAMES = [
  ["Domineering, 4 by 4", "domineering(4x4)"],
  ["Domineering, 6 by 6", "domineering(6x6)"],
  ["Nim: 3, 4 and 5", "nim(3+4+5)"],
  ["Misère Nim: 1, 2 and 4", "nim(1+2+4)", true],
  ["Clobber, 3 by 4", "clobber(xoxo|oxox|xoxo)"],
  ["Toads and Frogs", "toads-and-frogs(xxx.ooo)"],
  ["Snort on a path", "snort(path 7)"],
  ["Hackenbush", "hackenbush(oxo(g;xx))"],
  ["Chomp, 3 by 4", "chomp(3x4)"],
  ["Dots and Boxes, 2 by 2", "dots-and-boxes(2x2)"],
  ["Hare and Hounds", "hare-and-hounds(hounds a2 b1 b3 hare e2)"],
  ["Tic-Tac-Toe", "tic-tac-toe(3x3)"],
];

const chooser = (state, actions) => html`<div class="welcome"><h1>Play</h1><p class="lead">Choose a game; you are Left and move first.</p></div>
  <ul class="cards games">${GAMES.map(([title, p, isMisere]) => html`<li><button type="button" class="panel card" @click=${() => actions.begin(p, isMisere)}><div class="example" inert>${state.pictures.get(p) ?? nothing}</div><h3>${title}</h3><code class="secondary">${p}</code></button></li>`)}</ul>
  <form class="row" @submit=${(event) => {
    event.preventDefault();
    const text = new FormData(event.target).get("p").trim();
    if (text) actions.begin(text);
  }}><label for="own">or any position</label><input id="own" name="p" class="mono" placeholder="konane(.oxo.)"><button>Play</button></form>
  <p><a href="/catalogue">All rulesets</a></p>`;

/** The boards after the move of a hint. */
function leadsTo({ turn, hinted, leadsTo: parts }) {
  const then = { ...turn, played: [...turn.played, { player: turn.player, ...hinted }] };
  const marks = { pieces: piecesOf(then), ...lastOf(then, parts) };
  return html`<div class="leads-to"><p class="small secondary">After ${nameIn(turn.position, hinted.move)}:</p>${parts.map((part, index) => miniatureOf(part, { ...marks, index }))}</div>`;
}

function hintPanel(state) {
  const { hint, hinted, hintStep } = state;
  return html`<div class="hint-panel">${hint?.status === "running" ? running("looking", hint, () => hint.stop()) : nothing}
    ${hint?.status === "failed" ? html`<p class="notice wait">${hint.error.message}</p>` : nothing}
    ${hint?.status === "done" && hinted ? html`<ol class="hints">${hint.answer.slice(0, hintStep).map((step, i) => html`<li data-about=${hinted.about[i]}>${step}</li>`)}</ol>
      ${state.leadsTo ? leadsTo(state) : nothing}` : nothing}</div>`;
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
  const { ending, explanation } = state;
  const point = ending?.point;
  const whose = point && (isYou(point.player) ? "Your" : `${nameOf(point.player)}’s`);
  return html`<div class="notice good ending" role="status">
    ${ending === null && state.turn.played.length ? html`<p class="secondary">Looking for the turning point …</p>` : nothing}
    ${point ? html`<p>${whose} move ${point.number}, <b>${nameIn(before(state.turn, point.number - 1), point.move)}</b>, threw away the win; ${alternatives(point.better.slice(0, 3).map((move) => nameIn(before(state.turn, point.number - 1), move)))} would have kept it. ${state.room ? nothing : html`<button type="button" class="plain" @click=${() => actions.backTo(point.number - 1)}>Go back there</button>`}</p>` : nothing}
    ${state.stuck === "both" ? html`<p>Neither player can move on this board.</p>${exampleOf(state, actions)}` : nothing}
    ${ending && !point && !ending.problem && state.turn.played.length ? html`<p>${state.turn.result.winner ? "The loser never had a winning move: the game was lost from the start." : "No move threw away a win."}</p>` : nothing}
    ${ending?.problem ? html`<p class="secondary">The turning point was not found: ${ending.problem}</p>` : nothing}
    <div class="row">${state.turn.played.length && !state.room ? html`<button type="button" class="main" @click=${actions.restart}>Play again</button>` : nothing}<button type="button" @click=${actions.explain}>explain the start</button></div>
    ${explanation?.status === "running" ? running("explaining", explanation, () => explanation.stop()) : nothing}
    ${explanation?.status === "failed" ? html`<p>${explanation.error.message}</p>` : nothing}
    ${explanation?.status === "done" ? argumentsOf(explanation.answer) : nothing}
  </div>`;
}

const played = (state, actions) => html`<ol class="played">${state.turn.played.map((move, i) => html`<li><span class=${move.player}>${move.player === "left" ? "L" : "R"}</span> ${nameIn(before(state.turn, i), move.move)}
  ${state.room ? nothing : html`<button type="button" class="plain small" @click=${() => actions.backTo(i)} aria-label="back to before move ${i + 1}">back</button>`}</li>`)}</ol>`;

/** What the player before has done, in words. */
function lastMove({ turn }) {
  const move = turn.played.at(-1);
  if (!move) return nothing;
  const again = turn.player === move.player && !turn.result ? ", and moves again" : "";
  return html`<p class="last-move small">${nameOf(move.player)} played <b class=${move.player}>${nameIn(before(turn, turn.played.length - 1), move.move)}</b>${again}</p>`;
}

const moveButton = (state, actions, move) => {
  const worth = state.worth?.of(move);
  return html`<button type="button" class=${state.turn.player} data-verdict=${worth ?? nothing} ?data-hinted=${state.hinted?.move === move.move && state.hinted.about.slice(0, state.hintStep).includes("what")} @click=${() => actions.play(move)} @mouseenter=${() => actions.hover(move)} @mouseleave=${() => actions.hover(null)} @focus=${() => actions.hover(move)} @blur=${() => actions.hover(null)}>${shortName(state.parts, move)}${worth ? html` <span class="worth-mark">${worth}</span>` : nothing}</button>`;
};

const MOST_BUTTONS = 200;

/** The moves of the person, and on request what each is worth. */
function legal(state, actions) {
  const { turn, worth } = state;
  return html`<div class="row spread"><h2>${isYou(turn.player) ? "Your moves" : `${nameOf(turn.player)}’s moves`}</h2>
    ${state.room ? nothing : html`<button type="button" class="small" aria-pressed=${state.wantsWorth ? "true" : "false"} @click=${actions.worth}>what each is worth</button>`}</div>
    ${worth?.job.status === "running" ? html`<p>${running("working it out", worth.job, actions.stopWorth)}</p>` : nothing}
    ${worth?.job.status === "failed" ? html`<p class="notice wait">${worth.job.error.message}</p>` : nothing}
    <div class="legal">${turn.moves.slice(0, MOST_BUTTONS).map((move) => moveButton(state, actions, move))}</div>
    ${turn.moves.length > MOST_BUTTONS ? html`<p class="small secondary">${turn.moves.length - MOST_BUTTONS} more moves are made on the board.</p>` : nothing}`;
}

/** The room in which two people play: whose seat is whose, and the link for the other. */
function roomPanel(state, actions) {
  const { room, seat, turn } = state;
  if (!room) return nothing;
  const free = ["left", "right"].filter((side) => !room.seated.includes(side));
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return html`<section class="room" aria-label="room"><h2>Two screens</h2>
    ${seat ? html`<p>You are <b class=${seat.side}>${nameOf(seat.side)}</b>.</p>` : html`<p>You are watching.</p>`}
    ${free.length && !seat ? html`<p><button type="button" class="main" @click=${actions.sit}>Play as ${nameOf(free[0])}</button></p>` : nothing}
    ${free.length && seat ? html`<p role="status">${nameOf(free[0])} has not come yet. Whoever opens this link first, and says so, plays ${nameOf(free[0])}:</p>
      <div class="row"><input class="mono grow" readonly aria-label="link to the room" .value=${location.href} @focus=${(event) => event.target.select()}><button type="button" @click=${actions.copyRoom}>Copy the link</button></div>
      ${isHere ? html`<p class="small secondary">This server is reached from this machine only. <code>gamester web --host ADDRESS --public</code> lets others in who know its token.</p>` : nothing}` : nothing}
    ${!free.length && !turn.result ? html`<p class="secondary small">Both players are here.</p>` : nothing}
    <p class="small"><a href="/play?p=${encodeURIComponent(room.start)}">Leave the room</a></p></section>`;
}

function settings(state, actions) {
  const choice = (name, value, choices, label) => html`<label class="field">${label}<select @change=${(event) => actions.set({ [name]: name === "misere" ? event.target.value === "true" : event.target.value })}>${choices.map(([id, words]) => html`<option value=${id} ?selected=${id === value}>${words}</option>`)}</select></label>`;
  return html`<div class="row end settings">
    ${choice("you", state.you, [["left", "Left"], ["right", "Right"], ["both", "both, two people"]], "you are")}
    ${choice("first", state.first, [["left", "Left"], ["right", "Right"]], "first")}
    ${state.misere || state.turn.convention === "normal play" ? choice("misere", String(state.misere), [["false", "loses (normal play)"], ["true", "wins (misère play)"]], "who cannot move") : nothing}
    ${choice("level", state.level, [["perfect", "perfect"], ["teaching", "teaching"], ["random", "random"]], "program plays")}
    <button type="button" @click=${actions.invite}>play with a friend</button>
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
  if (!state.start) return chooser(state, actions);
  if (!state.turn) return html`<h1 class="unseen">Play</h1>`;
  const { turn } = state;
  const yours = !turn.result && personPlays(turn.player);
  const onCell = yours ? (index, r, c) => actions.select(`${index}:${r},${c}`) : () => {};
  const standing = state.hintStep > 0 ? state.hinted?.standing : null;
  const winner = standing === "wins" ? turn.player : standing === "loses" ? (turn.player === "left" ? "right" : "left") : standing;
  return html`<h1 class="unseen">Play ${turn.start}</h1>
  <div class="playing">
    <section class="panel table" aria-label="board">
      <div><p class="whose ${turn.result ? "" : turn.player}" aria-live="polite">${inWords()}
        ${state.reply?.status === "running" ? running("thinking", state.reply, actions.stop) : nothing}</p>${lastMove(state)}</div>
      ${turn.score ? html`<p class="score">Score: <b class="left">Left ${turn.score.left}</b>, <b class="right">Right ${turn.score.right}</b></p>` : nothing}
      ${state.reply?.status === "failed" ? html`<div class="notice wait failed" role="alert"><p>The program did not move: ${state.reply.error.message}</p><button type="button" class="main" @click=${actions.again}>Try again</button></div>` : nothing}
      ${saidOf() ? html`<p class="small secondary said">${saidOf()}</p>` : nothing}
      <div class="on-board" data-favours=${winner ?? nothing}>${boardsOf(state.parts, { onCell, onItem: yours ? actions.select : null, onKey: moveFocus, onHeap: yours ? actions.take : null, taking: true, ...marksOf(state) })}</div>
      ${state.selected.length ? html`<div class="choices" role="group" aria-label="moves at the chosen cells">${turn.moves.filter((move) => state.selected.every((cell) => move.cells.includes(cell))).map((move) => moveButton(state, actions, move))}</div>` : nothing}
      ${turn.result ? end(state, actions) : nothing}
      <div class="tools row">
        ${state.room ? nothing : html`<button type="button" @click=${actions.hint} ?disabled=${!yours || (state.hint?.status === "done" && state.hintStep >= state.hint.answer.length)}>${state.hintStep === 0 ? "hint" : "more of the hint"}</button>
        <button type="button" @click=${actions.undo} ?disabled=${state.made.length === 0}>undo</button>
        <button type="button" @click=${actions.restart} ?disabled=${state.made.length === 0}>restart</button>
        ${state.you !== "both" ? html`<button type="button" @click=${actions.swap}>swap sides</button>` : nothing}
        ${fitsInto(turn.position) ? html`<a class="button" href="/explore?p=${encodeURIComponent(turn.position)}${state.misere ? "&misere=true" : ""}">explore</a>` : nothing}
        ${turn.convention === "normal play" ? html`<a class="button" href="/play?p=${encodeURIComponent(turn.position)}&prove=first">prove your move</a>` : nothing}`}
        <a class="button" href="/play">another game</a>
      </div>
      ${hintPanel(state)}
    </section>
    <section class="panel beside" aria-label="moves">
      ${roomPanel(state, actions)}
      ${yours ? legal(state, actions) : nothing}
      <h2>Moves made</h2>${turn.played.length ? played(state, actions) : html`<p class="secondary">None yet.</p>`}
      ${state.room ? nothing : settings(state, actions)}
    </section>
  </div>`;
}
