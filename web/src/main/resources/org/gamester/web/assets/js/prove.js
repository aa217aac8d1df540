// Prove your move: a claim of who wins, with an answer to every move of the opponent. The address holds the position and the claim.
import { render } from "../lib/lit/lit-html.js";
import { ask, solveAs } from "./api.js";
import { addKeys, announce, viewRoot } from "./shell.js";
import { described, drawn, isHuge } from "./board.js";
import { changedCells, leaving } from "./positions.js";
import { drawing, Job } from "./states.js";
import { explained } from "./argument.js";
import { CLAIMS, isQuestion, KINDS, lastAnswer, lines, state } from "./prove-state.js";
import { page } from "./prove-view.js";

let draw = () => {};
let asked = 0;

const addressOf = () => {
  const words = new URLSearchParams({ p: state.start, prove: state.claim });
  if (state.by !== "table") words.set("by", state.by);
  return `/play?${words}`;
};

const query = () => ({ p: state.start, claim: state.claim, by: state.by, symmetry: state.by === "symmetry" ? state.symmetry : "", strategy: lines() });

/** The boards of a position. */
async function boardsFor(text) {
  const parts = (await ask("position", { p: text })).parts.map(described);
  if (!parts.some(isHuge)) await drawn(parts);
  return parts;
}

/** Has the strategy checked, and shows the next question or the failure. */
function check() {
  const number = ++asked;
  state.job?.drop();
  Object.assign(state, { selected: [], hover: null });
  history.replaceState(null, "", addressOf());
  const job = new Job(async (signal, self) => {
    const verdict = await solveAs("prove", query(), signal, self);
    const { gap } = verdict;
    const found = { verdict, parts: [], moves: [] };
    if (gap) {
      found.parts = await boardsFor(gap.position);
      if (isQuestion(gap)) found.moves = (await ask("turn", { p: gap.position, first: gap.player })).moves;
      for (const move of found.moves) move.cells = changedCells(found.parts, move);
    }
    return found;
  }, draw);
  state.job = job;
  job.done.then(() => {
    if (number !== asked || job.status !== "done") return;
    Object.assign(state, job.answer);
    judge();
    draw();
  });
  draw();
}

/** Counts a failure; an answer on the line is taken back, and asked for again. */
function judge() {
  const { verdict } = state;
  if (verdict.accepted) {
    state.failed = null;
    announce("The proof is complete.");
    return;
  }
  if (isQuestion(verdict.gap)) {
    announce(`Your answer for ${verdict.gap.player === "left" ? "Left" : "Right"}?`);
    return;
  }
  state.failures += 1;
  state.failed = verdict.gap;
  state.taken = state.by === "table" ? lastAnswer(verdict.gap) : null;
  announce(`Refused: ${verdict.gap.reason}.`);
}

/** Takes back what failed; then asks again. */
function answered() {
  if (state.taken && state.verdict?.gap === state.failed) state.answers = state.answers.filter((answer) => answer !== state.taken);
}

const actions = {
  set(changes) {
    if (changes.claim && changes.claim !== state.claim) state.answers = [];
    Object.assign(state, changes, { verdict: null, failed: null, taken: null });
    if (state.by === "table" || state.by === "nim-sum" || state.by === "parity") {
      if (state.by === "table") check();
      else {
        history.replaceState(null, "", addressOf());
        draw();
      }
    } else draw();
  },
  write(text) {
    state.written = text;
  },
  check(text) {
    if (text !== undefined) state.written = text;
    state.failed = null;
    check();
  },
  hover(move) {
    state.hover = move;
    draw();
  },
  select(cell) {
    const wanted = state.selected.includes(cell) ? state.selected.filter((one) => one !== cell) : [...state.selected, cell];
    let found = state.moves.filter((move) => wanted.every((one) => move.cells.includes(one)));
    let selected = wanted;
    if (found.length === 0) {
      selected = [cell];
      found = state.moves.filter((move) => move.cells.includes(cell));
    }
    const exact = found.filter((move) => move.cells.length === selected.length);
    if (found.length === 1) actions.answer(found[0]);
    else if (exact.length === 1 && selected.length > 1) actions.answer(exact[0]);
    else {
      state.selected = found.length ? selected : [];
      draw();
    }
  },
  take(index, heap, size) {
    const [move] = leaving(state.parts, state.moves, index, heap, size);
    if (move) actions.answer(move);
  },
  answer(move) {
    const { gap } = state.verdict;
    state.answers = [...state.answers, { position: gap.position, player: gap.player, move: move.move }];
    check();
  },
  undo() {
    if (state.taken && state.verdict?.gap === state.failed) answered();
    else state.answers = state.answers.slice(0, -1);
    check();
  },
  restart() {
    Object.assign(state, { answers: [], failed: null, taken: null });
    check();
  },
  again() {
    answered();
    check();
  },
  explain() {
    state.explanation = new Job((signal, job) => explained(state.start, signal, job), draw);
    draw();
  },
  async download() {
    const { certificateText } = await solveAs("prove", { ...query(), certificate: "true" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([certificateText], { type: "application/json" }));
    link.download = "certificate.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  },
};

/** Shows the mode in place of a play. */
export async function prove(words) {
  const root = viewRoot();
  draw = drawing(() => render(page(state, actions), root));
  const one = (name, choices, usual) => (choices.some(([id]) => id === words.get(name)) ? words.get(name) : usual);
  Object.assign(state, { start: words.get("p") ?? "", claim: one("prove", CLAIMS, "first"), by: one("by", KINDS, "table") });
  document.title = `Prove ${state.start} – Gamester`;
  addKeys({ u: ["undo", actions.undo] });
  try {
    const position = await ask("position", { p: state.start });
    state.start = position.position ?? state.start;
    state.startParts = await boardsFor(state.start);
    state.isImpartial = (await ask("moves", { p: state.start, list: "true" })).impartial;
  } catch (e) {
    state.error = { ...e.error, message: e.message };
    draw();
    return;
  }
  if (state.by === "table") check();
  else draw();
}
