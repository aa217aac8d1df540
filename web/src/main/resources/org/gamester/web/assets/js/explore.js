// Explore: a position, what it is worth, and where its moves lead. The address holds the state.
import { render } from "../lib/lit/lit-html.js";
import { ask, askText, solveAs } from "./api.js";
import { addKeys, allRulesets, announce, copy, toast, viewRoot } from "./shell.js";
import { alreadySet, typeset, outcomeInWords } from "./typeset.js";
import { fits, toBeShared } from "./address.js";
import { described, drawn, isHuge } from "./board.js";
import { quoted, sumOf, taken, withBody } from "./positions.js";
import { looksOf, withLooks, written } from "./graph.js";
import { drawing, Job } from "./states.js";
import { explained } from "./argument.js";
import { quotientOf } from "./quotient.js";
import { knownMoves, state } from "./explore-state.js";
import { page } from "./explore-view.js";

const root = viewRoot();
const START = "clobber(xoxo|oxox)";

const draw = drawing(() => render(page(state, actions), root));

function addressOf(text, from, line) {
  const query = new URLSearchParams({ p: text });
  if (line.length) {
    query.set("from", from);
    for (const step of line) query.append("via", `${step.player === "left" ? "L" : "R"}:${step.move}`);
  }
  if (state.misere) query.set("misere", "true");
  if (state.mode === "edit") query.set("mode", "edit");
  if (state.more) query.set("more", "1");
  return `/explore?${query}`;
}

/** A position that is too long for an address is kept in the history alone, for Back and for reloading. */
const setAddress = (replace) => {
  const whole = addressOf(state.typed, state.from, state.line);
  const isShort = fits(whole);
  const address = isShort ? whole : addressOf("", "", []);
  const looks = state.parts.map(({ text }) => [text, state.looks.get(text)]).filter(([, found]) => found);
  const long = isShort ? undefined : state.typed;
  const isSame = address === location.pathname + location.search && history.state?.long === long;
  const isNew = !replace && !isSame;
  history[isNew ? "pushState" : "replaceState"]({ looks, long, before: (history.state?.before ?? 0) + (isNew ? 1 : 0) }, "", address);
  document.title = `${state.typed || "Explore"} – Gamester`;
};

/** Vertices stay where they were put by hand: in a graph that was drawn, and in what moves leave of one. */
function arrange(parts, drawn) {
  parts.forEach((part, i) => {
    if (!part.graph) return;
    const before = state.parts[i];
    const carried = before?.graph?.layout === "free" && part.graph.layout === "free" && before.family === part.family ? state.looks.get(before.text) : undefined;
    const looks = drawn?.index === i ? drawn.looks : state.looks.get(part.text) ?? carried;
    if (looks) {
      part.graph = withLooks(part.graph, looks);
      state.looks.set(part.text, looksOf(part.graph));
    }
  });
}

let asked = 0;

/**
 * Shows a position; the last good one stays if the text cannot be read. A text that a person has
 * typed stays as it is.
 *
 * @returns whether it can be read, or nobody wants to know any more
 */
async function show(text, { from = "", line = [], replace = false, quiet = false, typed = false } = {}) {
  const number = ++asked;
  const drawnGraph = state.drawnGraph;
  state.drawnGraph = null;
  let look;
  try {
    look = await ask("look", { p: text, ...misere() });
    if (number !== asked) return true;
  } catch (e) {
    if (number !== asked) return true;
    state.typed = text;
    state.error = { text, ...e.error, message: e.message };
    announce(e.message);
    draw();
    return false;
  }
  const board = look.position;
  Object.assign(state, { error: null, text: board.position, typed: typed ? text : board.position, from: line.length ? from : "", line, hover: null, selected: null, chosen: null });
  const parts = board.parts.map(described);
  arrange(parts, drawnGraph);
  state.parts = parts;
  state.focus = Math.min(state.focus, Math.max(0, state.parts.length - 1));
  if (state.parts[state.focus]?.kind === "value") state.focus = Math.max(0, state.parts.findIndex((part) => part.kind !== "value"));
  setAddress(replace);
  evaluate(quiet, look);
  await Promise.all([drawn(state.parts), typeset(state.parts.filter((part) => part.kind === "value").map((part) => part.text))]);
  draw();
  return true;
}

const jobs = ["value", "moves", "simplify", "solve", "explanation", "form", "quotient"];

const misere = () => (state.misere ? { misere: "true" } : {});

/** The text by which the position is asked for: as it was typed, which may be much shorter. */
const asTyped = () => (state.error ? state.text : state.typed);

/**
 * Shows all that is to be known of the position: what came with it, and what is asked for now; old
 * answers stay until the new ones are there.
 */
function evaluate(quiet, look = {}) {
  for (const name of jobs) state[name]?.drop();
  Object.assign(state, { solve: null, simplify: null, explanation: null, form: null, quotient: null, moves: null, listed: null, unfolded: false });
  const p = state.text;
  const typed = asTyped();
  alreadySet(look.typeset ?? {});
  const say = (words) => {
    if (!quiet) announce(words);
  };
  if (state.parts.some(isHuge)) state.shown.moves = null;
  else if (look.moves) {
    state.shown.moves = look.moves;
    state.moves = Job.known(look.moves);
  } else {
    list(p, typed);
    state.moves = new Job(async (signal, job) => {
      const moves = await solveAs("moves", { p: typed, ...misere() }, signal, job);
      await typeset([...moves.left, ...moves.right].map((move) => move.value).filter(Boolean), signal);
      state.shown.moves = moves;
      return moves;
    }, draw);
  }
  if (look.simplify) state.simplify = Job.known(look.simplify);
  if (look.solve) {
    state.shown.value = { solved: look.solve };
    state.value = Job.known(look.solve);
    say(`${outcomeInWords(look.solve.outcome)}, misère play`);
  } else if (look.value) {
    state.shown.value = { ...look.value, picture: look.thermograph };
    state.value = Job.known(look.value);
    say(`value ${look.value.value}, ${outcomeInWords((look.value.loopy ?? look.value.game)?.outcome)}`);
  } else {
    state.value = new Job(async (signal, job) => {
      if (state.misere) {
        const solved = await solveAs("solve", { p: typed, all: "true", ...misere() }, signal, job);
        state.shown.value = { solved };
        say(`${outcomeInWords(solved.outcome)}, misère play`);
        return solved;
      }
      const value = await solveAs("value", { p: typed }, signal, job);
      const game = value.game ?? {};
      const { loopy } = value;
      await typeset([loopy?.onside, loopy?.offside, loopy?.leftStop, loopy?.rightStop, game.canonicalForm ?? value.value, game.mean, game.temperature, game.leftStop?.number, game.rightStop?.number, game.atomicWeight, game.reducedCanonicalForm].filter(Boolean), signal);
      const picture = game.thermograph ? await askText("picture", { kind: "thermograph", small: "true", p: game.canonicalForm }, signal).catch(() => null) : null;
      state.shown.value = { ...value, picture };
      say(`value ${value.value}, ${outcomeInWords((loopy ?? game).outcome)}`);
      return value;
    }, draw);
  }
  state.value.done.then(async () => {
    if (state.text !== p || state.value.status !== "done") return;
    if (!state.misere && !state.simplify) await names(typed);
    if (state.misere ? state.value.answer.impartial : state.more) await misereValue();
  });
  for (const name of ["value", "moves"]) {
    state[name]?.done.then(() => {
      if (state.text === p && state[name]?.status !== "done") state.shown[name] = null;
      draw();
    });
  }
  draw();
}

/** The misère value of an impartial position, once; others have none. */
async function misereValue() {
  if (state.form || !(state.misere || knownMoves()?.impartial)) return;
  await form(asTyped());
}

/** The moves without what they are worth, which are known at once; for as long as, or if, that is not. */
async function list(p, typed) {
  try {
    const moves = await ask("moves", { p: typed, list: "true", ...misere() });
    if (state.text === p) state.listed = moves;
  } catch (e) {
    if (e.status === undefined) throw e; // the question for the values says why there is no answer
  }
  draw();
}

/** Which options are dominated or reversible. */
async function names(p) {
  state.simplify = new Job((signal, job) => solveAs("simplify", { p }, signal, job), draw);
  await state.simplify.done;
}

/** The form and the genus of an impartial game under misère play; nothing is said if they are out of reach. */
async function form(p) {
  state.form = new Job((signal, job) => solveAs("value", { p, misere: "true" }, signal, job), draw);
  await state.form.done;
}

const current = () => state.parts[state.focus];
const withPart = (index, text) => sumOf(state.parts.map((part, i) => (i === index ? text : part.text)));

const actions = {
  show,
  draw,
  type(text) {
    if (text.trim()) show(text.trim(), { typed: true });
  },
  setMode(mode) {
    state.mode = mode;
    state.selected = null;
    state.chosen = null;
    setAddress(true);
    draw();
  },
  setMisere(isMisere) {
    state.misere = isMisere;
    state.shown = {};
    setAddress(false);
    evaluate(false);
  },
  toggleMore() {
    state.more = !state.more;
    setAddress(true);
    draw();
    if (state.more) misereValue();
  },
  hover(hover) {
    state.hover = hover;
    draw();
  },
  /** An edge or a vertex: makes the move there if there is only one. */
  selectItem(index, item, found) {
    if (found.length === 1) actions.play(found[0].list, found[0].move);
    else actions.select(index, item);
  },
  select(index, cell) {
    state.focus = index;
    state.selected = state.selected === cell ? null : cell;
    draw();
  },
  focusPart(index) {
    state.focus = index;
    state.selected = null;
    draw();
  },
  setPart(index, text) {
    show(withPart(index, text), { replace: false });
  },
  /** A graph that was changed by hand; its vertices stay where they are. */
  async setGraph(index, graph) {
    const held = document.activeElement.closest?.("svg.graph");
    state.focus = index;
    const before = state.parts;
    state.parts = before.with(index, { ...before[index], graph, text: withBody(before[index].text, written(graph)) });
    state.drawnGraph = { index, looks: looksOf(graph) };
    draw();
    if (!(await show(sumOf(state.parts.map(({ text }) => text))))) {
      state.parts = before;
      draw();
    }
    if (held && !held.contains(document.activeElement)) held.querySelector(".vertex:last-of-type, .vertex")?.focus();
  },
  keepLooks(index) {
    state.looks.set(state.parts[index].text, looksOf(state.parts[index].graph));
    setAddress(true);
    draw();
  },
  /** The vertices go where the server puts them. */
  forgetLooks(index) {
    state.looks.delete(state.parts[index].text);
    state.parts[index] = { ...state.parts[index], graph: null };
    show(state.text, { from: state.from, line: state.line, replace: true });
  },
  dropPart(index) {
    const rest = state.parts.filter((_, i) => i !== index).map((part) => part.text);
    if (rest.length) show(sumOf(rest));
  },
  negatePart(index) {
    const { text } = state.parts[index];
    actions.setPart(index, text.startsWith("-") ? text.slice(1) : `-${text}`);
  },
  chooseRuleset(name) {
    const ruleset = state.rulesets.find((each) => each.id === name || each.named[name] !== undefined);
    if (!ruleset) return;
    const example = ruleset.examples?.[name] ?? ruleset.example;
    if (state.parts.length > 1) actions.setPart(state.focus, example);
    else show(example);
  },
  setParameters(braces) {
    const { sign, ruleset, body } = taken(current().text);
    actions.setPart(state.focus, `${sign}${ruleset}${braces}(${body})`);
  },
  addPart(text) {
    show(`${state.text} + ${text}`);
  },
  play(player, move) {
    const from = state.line.length ? state.from : state.typed;
    show(move.to, { from, line: [...state.line, { player, move: move.move, to: move.to }] });
  },
  goTo(steps) {
    show(steps === 0 ? state.from : state.line[steps - 1].to, { from: state.from, line: state.line.slice(0, steps), typed: steps === 0 });
  },
  undo() {
    if (state.line.length) actions.goTo(state.line.length - 1);
    else if (history.state?.before > 0) history.back();
    else toast("There is nothing to undo.");
  },
  stop(name) {
    state[name]?.stop();
    draw();
  },
  explain() {
    state.explanation?.drop();
    state.explanation = new Job((signal, job) => explained(asTyped(), signal, job, misere()), draw);
    draw();
  },
  quotient() {
    state.quotient = new Job((signal, job) => quotientOf(state.parts, asTyped(), signal, job), draw);
    draw();
  },
  solveOnly() {
    state.solve = new Job((signal, job) => solveAs("solve", { p: asTyped(), all: "true", ...misere() }, signal, job), draw);
    draw();
  },
  current,
  async copyAs(what) {
    const { value } = state.shown;
    switch (what) {
      case "text": return copy(asTyped(), "Position copied");
      case "link": return history.state?.long ? toast("The position is too long for a link; its text can be copied.") : copy(toBeShared(location.href), "Link copied");
      case "LaTeX": return copy((await ask("typeset", { v: value?.game?.canonicalForm ?? value?.value }).then((a) => a.values[0].latex)), "LaTeX of the value copied");
      case "SVG": return copy(await askText("picture", { kind: "position", p: asTyped(), alone: "true" }), "SVG copied");
      case "JSON": return copy(JSON.stringify(value?.solved ?? { ...value, picture: undefined }), "JSON copied");
      case "command line": return copy(`gamester ${state.misere ? "solve --misere" : "value"} ${quoted(asTyped())}`, "Command copied");
      default: return undefined;
    }
  },
};

/** The moves that led here, as the address tells them. */
async function lineOf(query) {
  const from = query.get("from");
  const via = query.getAll("via");
  if (!from || !via.length) return { from: "", line: [] };
  try {
    const { line } = await ask("line", { p: from, via });
    return line.length && line.at(-1).to ? { from, line } : { from: "", line: [] };
  } catch {
    return { from: "", line: [] };
  }
}

async function open() {
  const query = new URLSearchParams(location.search);
  state.mode = query.get("mode") === "edit" ? "edit" : "move";
  state.more = query.has("more");
  state.misere = query.get("misere") === "true";
  const { from, line } = await lineOf(query);
  for (const [text, looks] of history.state?.looks ?? []) state.looks.set(text, looks);
  await show(history.state?.long || query.get("p") || START, { from, line, replace: true, typed: true });
}

window.addEventListener("popstate", open);
addKeys({
  e: ["edit the board", () => actions.setMode("edit")],
  m: ["make moves", () => actions.setMode("move")],
  u: ["undo", actions.undo],
  c: ["copy the link", () => actions.copyAs("link")],
});
allRulesets().then((rulesets) => {
  state.rulesets = rulesets;
  draw();
});
open();
