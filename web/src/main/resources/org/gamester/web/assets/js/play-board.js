// What a play marks on its boards: placed pieces, the last move, what moves are worth, the hint.
import { changedCells, changedPart, expanded, heapsOf, leaving, namedItems, rowsOf, shortName, taken } from "./positions.js";
import { kindOf } from "./board.js";

/** The parts of a position as far as its text says what they are. */
const partsOf = (text) => expanded(text).map((part) => ({ text: part, name: taken(part)?.ruleset, body: taken(part)?.body, cells: true }));

/** The position before move `i` of a play. */
export const before = (turn, i) => (i === 0 ? turn.start : turn.played[i - 1].to);

/** The name of a move that was made in a position. */
export const nameIn = (position, move) => shortName(partsOf(position), { move });

const SIDES = [["up", -1, 0], ["right", 0, 1], ["down", 1, 0], ["left", 0, -1]];

/** The cells "index:row,column" of one shape, each with the sides at which the shape goes on. */
function joined(cells, player) {
  const all = new Set(cells);
  return cells.map((cell) => {
    const [, index, r, c] = /^(\d+):(\d+),(\d+)$/.exec(cell);
    const sides = SIDES.filter(([, dr, dc]) => all.has(`${index}:${Number(r) + dr},${Number(c) + dc}`)).map(([side]) => side);
    return [cell, { player, sides: sides.join(" ") }];
  });
}

/** The pieces that lie on the boards: the cells that one move has taken are one shape. */
export function piecesOf(turn) {
  const pieces = new Map();
  let parts = partsOf(turn.start);
  for (const move of turn.played) {
    const cells = changedCells(parts, move);
    const changed = cells.length ? changedPart(parts, move.to) : null;
    if (changed) {
      const { rows } = rowsOf(taken(changed.text).body);
      const letterAt = (cell) => {
        const [, r, c] = /:(\d+),(\d+)$/.exec(cell);
        return rows[r][c];
      };
      for (const cell of cells) pieces.delete(cell);
      for (const [cell, piece] of joined(cells.filter((cell) => letterAt(cell) === "#"), move.player)) pieces.set(cell, piece);
    }
    parts = partsOf(move.to);
  }
  return pieces;
}

/** What the last move has changed: cells, what it names of a graph, and how many tokens it took of a heap. */
export function lastOf(turn, parts) {
  const move = turn.played.at(-1);
  if (!move) return { lasts: new Set(), takenOf: new Map() };
  const earlier = partsOf(before(turn, turn.played.length - 1));
  const named = earlier.length === parts.length ? namedItems(parts.map((part, i) => ({ ...part, text: earlier[i].text, body: earlier[i].body })), move) : [];
  const lasts = new Set([...changedCells(earlier, move), ...named]);
  const takenOf = new Map();
  parts.forEach((part, i) => {
    if (kindOf(part) !== "heaps" || earlier.length !== parts.length) return;
    const [old, now] = [heapsOf(earlier[i].body ?? "") ?? [], heapsOf(part.body)];
    if (old.length === now.length) old.forEach((size, k) => size > now[k] && takenOf.set(`${i}:${k}`, size - now[k]));
  });
  return { lasts, takenOf };
}

/** What a player has clicked: "index:heap:number:left" for each token, with the move that leaves so many. */
function tokens(parts, moves, visit) {
  parts.forEach((part, index) => {
    if (kindOf(part) !== "heaps") return;
    heapsOf(part.body).forEach((size, heap) => {
      for (let left = 0; left < Math.min(size, 60); left++) {
        const [move] = leaving(parts, moves, index, heap, left);
        if (move) visit(`${index}:heap:${heap}:${left}`, move);
      }
    });
  });
}

const RANK = { wins: 3, draws: 2, loses: 1 };

/** What moves are worth, on the board: where several begin, the best of them counts. */
export function verdictsOn(state) {
  const marks = new Map();
  if (!state.worth) return marks;
  const better = (key, move) => {
    const worth = state.worth.of(move);
    if ((RANK[worth] ?? 0) > (RANK[marks.get(key)] ?? 0)) marks.set(key, worth);
  };
  for (const move of state.turn.moves) for (const cell of move.cells) better(cell, move);
  tokens(state.parts, state.turn.moves, better);
  return marks;
}

/** The vertices and edges of the component of a graph that has one of these items; the ground connects nothing. */
function componentOf(index, graph, items) {
  const nameOf = (v) => (graph.layout === "ground" && v === 0 ? null : `${index}:vertex:${graph.vertices[v].name}`);
  const found = new Set(items);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { from, to, name } of graph.edges) {
      const edge = [`${index}:edge:${name}`, nameOf(from), nameOf(to)].filter(Boolean);
      if (edge.some((item) => found.has(item))) for (const item of edge) found.add(item);
    }
  }
  return found;
}

/** The cells that moves connect with those of one move. */
function region(move, moves) {
  const found = new Set(move.cells);
  const near = (cell) => {
    const [, index, r, c] = /^(\d+):(\d+),(\d+)$/.exec(cell) ?? [];
    return index === undefined ? [cell] : [cell, ...SIDES.map(([, dr, dc]) => `${index}:${Number(r) + dr},${Number(c) + dc}`)];
  };
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { cells } of moves) if (cells.some((cell) => near(cell).some((one) => found.has(one)))) for (const cell of cells) found.add(cell);
  }
  return found;
}

/**
 * The hint on the board, as far as its steps go: "where" at all that belongs to the component, then
 * "what" at the move.
 */
export function hintOn(state) {
  const marks = new Map();
  const { hinted, hintStep, turn, parts } = state;
  if (!hinted || state.hint?.status !== "done") return marks;
  const about = hinted.about.slice(0, hintStep);
  const move = turn.moves.find((one) => one.move === hinted.move);
  if (!move) return marks;
  if (about.includes("where")) {
    if (hinted.part) marks.set(`part:${hinted.part - 1}`, "where");
    else {
      const item = move.cells.find((cell) => /:(edge|vertex):/.test(cell));
      const index = Number(item?.split(":")[0]);
      for (const cell of item ? componentOf(index, parts[index].graph, move.cells) : region(move, turn.moves)) marks.set(cell, "where");
    }
  }
  if (about.includes("what")) {
    for (const cell of move.cells) marks.set(cell, "what");
    tokens(parts, turn.moves, (key, one) => {
      const [index, , heap, left] = key.split(":").map(Number);
      if (one.move !== hinted.move) return;
      const size = heapsOf(parts[index].body)[heap];
      for (let k = left; k < size; k++) marks.set(`${index}:heap:${heap}:${k}`, "what");
    });
  }
  return marks;
}

/** Which cells are to be seen as the choice of the player to move. */
export function choiceOf(state) {
  const players = new Map();
  const starts = new Map();
  const { turn } = state;
  const shown = state.hover ? [state.hover] : state.selected.length ? turn.moves.filter((move) => state.selected.every((cell) => move.cells.includes(cell))) : [];
  for (const move of shown) for (const cell of move.cells) players.set(cell, turn.player);
  if (!turn.result) for (const move of turn.moves) for (const cell of move.cells) starts.set(cell, turn.player);
  return { players, starts };
}

/** All marks of the boards of a play. */
export const marksOf = (state) => ({ ...choiceOf(state), ...lastOf(state.turn, state.parts), pieces: piecesOf(state.turn), verdicts: verdictsOn(state), hinted: hintOn(state) });
