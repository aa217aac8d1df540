// Play: a position against the program, or two persons at one screen. The address holds the play.
import { render } from "../lib/lit/lit-html.js";
import { ask, solveAs } from "./api.js";
import { addKeys, allRulesets, announce, viewRoot } from "./shell.js";
import { described, drawn, isHuge } from "./board.js";
import { changedCells, leaving } from "./positions.js";
import { typeset } from "./typeset.js";
import { drawing, Job } from "./states.js";
import { explained } from "./argument.js";
import { inWords, personPlays, state } from "./play-state.js";
import { page } from "./play-view.js";

const root = viewRoot();
const draw = drawing(() => render(page(state, actions), root));

const misere = () => (state.misere ? { misere: "true" } : {});
const query = () => ({ p: state.start, first: state.first, move: state.made, ...misere() });

function addressOf() {
  const words = new URLSearchParams({ p: state.start, you: state.you });
  if (state.first !== "left") words.set("first", state.first);
  if (state.misere) words.set("misere", "true");
  if (state.level !== "perfect") words.set("level", state.level);
  if (state.seed !== 1) words.set("seed", state.seed);
  for (const move of state.made) words.append("move", move);
  return `/play?${words}`;
}

let asked = 0;

/**
 * Shows how the play stands; then the program moves, if it is its turn. A person's move is an entry
 * of the history, which the program's answer becomes part of: so Back leads to a person's turn.
 */
async function go(replace = false) {
  const number = ++asked;
  state.reply?.drop();
  Object.assign(state, { reply: null, selected: [], hover: null, hint: null, hintStep: 0, verdicts: null, explanation: null, stuck: null, huge: null });
  let turn;
  let parts;
  try {
    parts = (await ask("position", { p: state.start })).parts.map(described);
    if (number !== asked) return;
    state.huge = parts.find(isHuge) ?? null;
    if (!state.huge) {
      turn = await ask("turn", query());
      parts = (await ask("position", { p: turn.position })).parts.map(described);
    }
    if (number !== asked) return;
    state.error = null;
  } catch (e) {
    if (number !== asked) return;
    state.error = { ...e.error, message: e.message };
    draw();
    return;
  }
  const address = addressOf();
  history[replace || address === location.pathname + location.search ? "replaceState" : "pushState"](null, "", address);
  document.title = `${state.start} – play – Gamester`;
  if (state.huge) {
    state.turn = null;
    draw();
    return;
  }
  await Promise.all([drawn(parts), typeset(parts.filter((part) => part.kind === "value").map((part) => part.text))]);
  if (number !== asked) return;
  for (const move of turn.moves) move.cells = changedCells(parts, move);
  Object.assign(state, { turn, parts });
  announce(inWords());
  draw();
  if (turn.result && turn.played.length === 0) findWhoIsStuck(number);
  if (turn.result) findTurningPoint();
  else if (!personPlays(turn.player)) reply();
}

/** At a start that is the end: whether the other player could move; if not, an example is offered. */
async function findWhoIsStuck(number) {
  try {
    const { left, right } = await ask("moves", { p: state.turn.position, list: "true", ...misere() });
    if (number !== asked) return;
    state.stuck = left.length + right.length === 0 ? "both" : state.turn.player;
  } catch (e) {
    if (number === asked) state.verdicts = { problem: e.message };
  }
  draw();
}

/** If the program was stopped before it had looked at a move, it gets so many milliseconds more, then twice as many. */
const MOMENT = 1_500;

/** The program's move. Stop, and every limit, makes it play the best move that it has found by then. */
function reply() {
  const extra = { level: state.level, seed: state.seed };
  const enough = new AbortController();
  const job = new Job(async (signal, self) => {
    for (let moment = enough.signal, millis = MOMENT; ; moment = AbortSignal.timeout(millis), millis *= 2) {
      try {
        return (await solveAs("turn", { ...query(), ...extra }, signal, self, moment)).choice;
      } catch (e) {
        if (e.error?.choice) return e.error.choice;
        if (!moment.aborted || signal.aborted || e.status !== 422) throw e;
      }
    }
  }, draw);
  job.enough = () => enough.abort();
  state.reply = job;
  job.done.then(() => {
    if (job.status === "done") {
      state.said = { move: state.made.length + 1, complete: job.answer.complete, standing: job.answer.standing };
      state.made = [...state.made, job.answer.move];
      go(true);
    }
  });
}

/** After the end: the last move that threw away a win, of the loser or, after a draw, of either player. */
async function findTurningPoint() {
  const { turn } = state;
  const played = turn.played;
  const found = [];
  try {
    for (let i = played.length - 1; i >= 0 && i >= played.length - 40; i--) {
      const loser = played[i].player;
      if (loser === turn.result.winner) continue;
      const before = i === 0 ? turn.start : played[i - 1].to;
      const solved = await solveAs("solve", { p: before, first: loser, all: "true", ...misere() });
      const side = solved[loser === "left" ? "leftFirst" : "rightFirst"] ?? solved.leftFirst;
      if (side?.wins) {
        found.push({ number: i + 1, move: played[i].move, player: loser, better: side.winningMoves });
        break;
      }
    }
    state.verdicts = { point: found[0] ?? null };
  } catch (e) {
    state.verdicts = { problem: e.message };
  }
  draw();
}

const actions = {
  draw,
  hover(move) {
    state.hover = move;
    draw();
  },
  /** A cell of the board: the first of a move, or what makes the choice unique. */
  select(cell) {
    if (!state.turn || state.turn.result || !personPlays(state.turn.player)) return;
    const wanted = state.selected.includes(cell) ? state.selected.filter((one) => one !== cell) : [...state.selected, cell];
    let found = state.turn.moves.filter((move) => wanted.every((one) => move.cells.includes(one)));
    let selected = wanted;
    if (found.length === 0) {
      selected = [cell];
      found = state.turn.moves.filter((move) => move.cells.includes(cell));
    }
    const exact = found.filter((move) => move.cells.length === selected.length);
    if (found.length === 1) actions.play(found[0]);
    else if (exact.length === 1 && selected.length > 1) actions.play(exact[0]);
    else {
      state.selected = found.length ? selected : [];
      draw();
    }
  },
  /** A heap is made smaller: the move that leaves so many. */
  take(index, heap, size) {
    const [move] = leaving(state.parts, state.turn.moves, index, heap, size);
    if (move && personPlays(state.turn.player)) actions.play(move);
  },
  play(move) {
    state.made = [...state.made, move.move];
    go();
  },
  /** Asks for the program's move once more. */
  again() {
    reply();
    draw();
  },
  correct(text) {
    state.start = text;
    state.made = [];
    go();
  },
  stop: () => state.reply?.enough(),
  undo() {
    let back = state.made.length - 1;
    const played = state.turn?.played ?? [];
    while (back > 0 && !personPlays(played[back]?.player ?? state.you)) back--;
    if (back >= 0) actions.backTo(back);
  },
  backTo(count) {
    state.made = state.made.slice(0, count);
    go();
  },
  restart: () => actions.backTo(0),
  swap() {
    state.you = { left: "right", right: "left" }[state.you] ?? state.you;
    go();
  },
  set(changes) {
    Object.assign(state, changes);
    go(true);
  },
  begin(text) {
    Object.assign(state, { start: text, made: [], misere: false });
    go();
  },
  async hint() {
    if (state.turn?.result) return;
    if (state.hint?.isOpen) return;
    if (state.hint?.status === "done") {
      state.hintStep = Math.min(state.hint.answer.length, state.hintStep + 1);
      announce(state.hint.answer[state.hintStep - 1]);
      draw();
      return;
    }
    state.hint = new Job(async (signal, job) => (await solveAs("turn", { ...query(), hint: "true" }, signal, job)).hint, draw);
    await state.hint.done;
    if (state.hint?.status === "done") {
      state.hintStep = 1;
      announce(state.hint.answer[0]);
    }
    draw();
  },
  explain() {
    const p = state.turn.played.length ? state.turn.start : state.turn.position;
    state.explanation = new Job((signal, job) => explained(p, signal, job, misere()), draw);
    draw();
  },
};

function open() {
  const words = new URLSearchParams(location.search);
  const one = (name, choices, usual) => (choices.includes(words.get(name)) ? words.get(name) : usual);
  state.start = words.get("p") ?? "";
  state.you = one("you", ["left", "right", "both"], "left");
  state.first = one("first", ["left", "right"], "left");
  state.misere = words.get("misere") === "true";
  state.level = one("level", ["perfect", "teaching", "random"], "perfect");
  state.seed = Number(words.get("seed")) || 1;
  state.made = words.getAll("move");
  if (state.start) go(true);
  else draw();
}

if (new URLSearchParams(location.search).has("prove")) {
  import("./prove.js").then(({ prove }) => prove(new URLSearchParams(location.search)));
} else {
  window.addEventListener("popstate", open);
  addKeys({ u: ["undo", actions.undo], h: ["hint", actions.hint], c: ["copy the link", () => import("./shell.js").then(({ copy }) => copy(location.href, "Link copied"))] });
  allRulesets().then((rulesets) => {
    state.rulesets = rulesets;
    draw();
  });
  open();
}
