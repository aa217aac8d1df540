// The start: the server has answered everything; this makes its board one that can be clicked.
import { html, render } from "../lib/lit/lit-html.js";
import { ask } from "./api.js";
import { announce } from "./shell.js";
import { boardOf, described, moveFocus } from "./board.js";
import { cycleCell } from "./edit.js";
import { outcomeInWords, outcomeOf, typeset, valueOf } from "./typeset.js";
import { drawing, Job } from "./states.js";

const root = document.querySelector("#live-board .live");
const frame = root.querySelector(".frame");
const answer = root.querySelector(".live-answer");
const state = { part: null, job: null, value: null, moves: null };
const draw = drawing(() => {
  drawBoard();
  answer.classList.toggle("stale", Boolean(state.job?.isOpen));
  if (state.value) render(answered(), answer);
});

function drawBoard() {
  const onCell = (_, r, c) => show(cycleCell(state.part, r, c));
  render(boardOf(state.part, { onCell, onKey: moveFocus }), frame);
}

async function show(text) {
  const board = await ask("position", { p: text });
  state.part = described(board.parts[0]);
  state.job?.drop();
  state.job = new Job(async (signal) => {
    const [value, moves] = await Promise.all([ask("value", { p: board.position }, signal), ask("moves", { p: board.position }, signal)]);
    await typeset([value.game.canonicalForm], signal);
    if (!state.value) answer.replaceChildren(); // what the server had put there
    Object.assign(state, { value, moves });
    announce(`value ${value.value}, ${outcomeInWords(value.game.outcome)}`);
  }, draw);
  draw();
}

const winner = (player) => state.moves[player].find((move) => move.winning);

function answered() {
  const { part, value: { game } } = state;
  return html`<p>This board is worth</p><p class="the-value">${valueOf(game.canonicalForm, `big ${game.canonicalForm.length > 28 ? "long" : ""}`)}</p>
    <p class="the-outcome">${outcomeOf(game.outcome, true)}</p>
    <dl class="pairs">${["left", "right"].map((player) => html`<dt class=${player}>${player === "left" ? "Left" : "Right"} first</dt><dd>${winner(player) ? html`wins with <strong>${winner(player).move}</strong>` : "loses"}</dd>`)}</dl>
    <div class="row"><a class="button main" href="/explore?p=${encodeURIComponent(part.text)}">Explore it</a><a class="button" href="/play?p=${encodeURIComponent(part.text)}&you=left">Play it</a></div>`;
}

document.getElementById("start-search").addEventListener("input", ({ target }) => {
  const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
  const chips = [...document.querySelectorAll("#choices .chip")];
  for (const chip of chips) chip.hidden = !words.every((word) => chip.dataset.words.includes(word));
  document.getElementById("no-choice").hidden = chips.some((chip) => !chip.hidden);
});

ask("position", { p: root.dataset.position }).then((board) => {
  state.part = described(board.parts[0]);
  frame.replaceChildren();
  drawBoard();
});
