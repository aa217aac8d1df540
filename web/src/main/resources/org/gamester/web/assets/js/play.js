// Play: a position against the program, between two people at one screen, or at two in a room of the
// server. The address holds the play, or names the room.
import { render } from "../lib/lit/lit-html.js";
import { ask, solveAs } from "./api.js";
import { addKeys, allRulesets, announce, copy, toast, viewRoot } from "./shell.js";
import { described, drawn, isHuge, miniatureOf } from "./board.js";
import { changedCells, leaving } from "./positions.js";
import { typeset } from "./typeset.js";
import { drawing, Job } from "./states.js";
import { explained } from "./argument.js";
import { inWords, personPlays, state } from "./play-state.js";
import { lookInto, moveIn, openRoom, seatIn, sitDown } from "./play-room.js";
import { GAMES, page } from "./play-view.js";

const root = viewRoot();
const draw = drawing(() => render(page(state, actions), root));

const misere = () => (state.misere ? { misere: "true" } : {});
const query = () => ({ p: state.start, first: state.first, move: state.made, ...misere() });

function addressOf() {
  if (state.room) return `/play?room=${encodeURIComponent(state.room.room)}`;
  const words = new URLSearchParams({ p: state.start, you: state.you });
  if (state.first !== "left") words.set("first", state.first);
  if (state.misere) words.set("misere", "true");
  if (state.level !== "perfect") words.set("level", state.level);
  if (state.seed !== 1) words.set("seed", state.seed);
  if (state.wantsWorth) words.set("worth", "true");
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
  state.worth?.job.drop();
  Object.assign(state, { reply: null, selected: [], hover: null, hint: null, hintStep: 0, hinted: null, leadsTo: null, worth: null, ending: null, explanation: null, stuck: null, huge: null });
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
  else if (!personPlays(turn.player)) {
    if (!state.room) reply();
  } else if (state.wantsWorth && !state.room) findWorth();
}

/** What each move of the person is worth: a win, a draw or a loss, by the positions that they lead to. */
function findWorth() {
  const { turn } = state;
  const job = new Job(async (signal, self) => {
    const solved = await solveAs("solve", { p: turn.position, first: turn.player, all: "true", ...misere() }, signal, self);
    const side = solved[turn.player === "left" ? "leftFirst" : "rightFirst"] ?? solved.leftFirst;
    const led = (names) => new Set(turn.moves.filter(({ move }) => names.includes(move)).map(({ to }) => to));
    return { wins: led(side.winningMoves), draws: led(side.drawingMoves) };
  }, draw);
  state.worth = { job, of: ({ to }) => (job.status !== "done" ? null : job.answer.wins.has(to) ? "wins" : job.answer.draws.has(to) ? "draws" : "loses") };
  job.done.then(() => {
    if (job.status !== "done") return;
    const count = (worth) => turn.moves.filter((move) => state.worth?.of(move) === worth).length;
    announce(`${count("wins")} of ${turn.moves.length} moves win${count("draws") ? `, ${count("draws")} draw` : ""}`);
    draw();
  });
  draw();
}

/** At a start that is the end: whether the other player could move; if not, an example is offered. */
async function findWhoIsStuck(number) {
  try {
    const { left, right } = await ask("moves", { p: state.turn.position, list: "true", ...misere() });
    if (number !== asked) return;
    state.stuck = left.length + right.length === 0 ? "both" : state.turn.player;
  } catch (e) {
    if (number === asked) state.ending = { problem: e.message };
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
    state.ending = { point: found[0] ?? null };
  } catch (e) {
    state.ending = { problem: e.message };
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
    if (state.room) return playInRoom(move);
    state.made = [...state.made, move.move];
    return go();
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
    if (state.room) return;
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
  begin(text, isMisere = false) {
    Object.assign(state, { start: text, made: [], misere: isMisere });
    go();
  },
  /** What the moves are worth is shown from now on, or no more. */
  worth() {
    state.wantsWorth = !state.wantsWorth;
    history.replaceState(null, "", addressOf());
    if (state.wantsWorth) return findWorth();
    state.worth?.job.drop();
    state.worth = null;
    return draw();
  },
  stopWorth: () => state.worth?.job.stop(),
  invite: () => inRoom(() => openRoom(state, state.you === "right" ? "right" : "left")),
  sit: () => inRoom(() => sitDown(state.room.room)),
  copyRoom: () => copy(location.href, "Link copied"),
  async hint() {
    if (state.turn?.result || state.room) return;
    if (state.hint?.isOpen) return;
    if (state.hint?.status === "done") {
      state.hintStep = Math.min(state.hint.answer.length, state.hintStep + 1);
      announce(state.hint.answer[state.hintStep - 1]);
      if (state.hinted?.about[state.hintStep - 1] === "why") await lookAhead();
      draw();
      return;
    }
    state.hint = new Job(async (signal, job) => {
      const { hint, hinted } = await solveAs("turn", { ...query(), hint: "true" }, signal, job);
      state.hinted = hinted;
      return hint;
    }, draw);
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

/** The boards that the move of the hint leads to. */
async function lookAhead() {
  const { hinted } = state;
  const parts = (await ask("position", { p: hinted.to })).parts.map(described);
  await Promise.all([drawn(parts), typeset(parts.filter((part) => part.kind === "value").map((part) => part.text))]);
  if (state.hinted === hinted) state.leadsTo = parts;
}

/** How often a room is looked at, in milliseconds. */
const LOOK_AGAIN = 1000;

/** Takes over how the play in a room stands; the board is drawn anew if there is something new. */
async function enter(answer, isNew) {
  const moves = answer.moves.join("\n");
  const hasChanged = isNew || moves !== state.made.join("\n");
  Object.assign(state, { room: answer, seat: seatIn(answer.room), start: answer.start, first: answer.first, misere: answer.misere, made: answer.moves });
  if (hasChanged) await go(!isNew);
  else draw();
}

/** Does something with a room, which answers how the play stands. */
async function inRoom(act) {
  try {
    const answer = await act();
    const isNew = state.room?.room !== answer.room;
    await enter(answer, isNew);
    if (isNew) watch(answer.room);
  } catch (e) {
    if (e.status === undefined) throw e;
    toast(e.message);
    if (e.status === 409) await lookInto(state.room.room).then((answer) => enter(answer, false));
  }
}

const playInRoom = (move) => inRoom(() => moveIn(state.room.room, state.made.length + 1, move.move));

/** Looks into a room until the play in it is over, or another play is shown. */
function watch(room) {
  setTimeout(async () => {
    if (state.room?.room !== room || state.room.over) return;
    try {
      if (!document.hidden) {
        const answer = await lookInto(room);
        if (state.room?.room === room && answer.moves.length >= state.made.length) await enter(answer, false);
      }
    } catch (e) {
      if (e.status === 404) return fail(e);
      if (e.status === undefined) throw e; // what is refused for now is asked again
    }
    watch(room);
  }, LOOK_AGAIN);
}

function fail(e) {
  state.error = { ...e.error, message: e.message };
  draw();
}

async function openRoomOf(room) {
  try {
    await enter(await lookInto(room), true);
    watch(room);
  } catch (e) {
    if (e.status === undefined) throw e;
    fail(e);
  }
}

/** The pictures of the games that one may choose. */
async function picture([, p]) {
  const [part, ...others] = (await ask("position", { p })).parts.map(described);
  await drawn([part, ...others]);
  state.pictures.set(p, [part, ...others].map((each) => miniatureOf(each)));
  draw();
}

function open() {
  const words = new URLSearchParams(location.search);
  state.room = null;
  if (words.get("room")) {
    openRoomOf(words.get("room"));
    return;
  }
  const one = (name, choices, usual) => (choices.includes(words.get(name)) ? words.get(name) : usual);
  state.start = words.get("p") ?? "";
  state.you = one("you", ["left", "right", "both"], "left");
  state.first = one("first", ["left", "right"], "left");
  state.misere = words.get("misere") === "true";
  state.level = one("level", ["perfect", "teaching", "random"], "perfect");
  state.seed = Number(words.get("seed")) || 1;
  state.made = words.getAll("move");
  state.wantsWorth = words.get("worth") === "true";
  if (state.start) go(true);
  else {
    draw();
    GAMES.filter(([, p]) => !state.pictures.has(p)).forEach(picture);
  }
}

if (new URLSearchParams(location.search).has("prove")) {
  import("./prove.js").then(({ prove }) => prove(new URLSearchParams(location.search)));
} else {
  window.addEventListener("popstate", open);
  addKeys({ u: ["undo", actions.undo], h: ["hint", actions.hint], w: ["what my moves are worth", () => state.turn && !state.turn.result && actions.worth()], c: ["copy the link", () => copy(location.href, "Link copied")] });
  allRulesets().then((rulesets) => {
    state.rulesets = rulesets;
    draw();
  });
  open();
}
