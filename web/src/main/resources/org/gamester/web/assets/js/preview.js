// What a board looks like after a move that is pointed at.
import { kindOf } from "./board.js";
import { changedPart, difference, heapsOf, taken } from "./positions.js";

const SIDES = [["up", -1, 0], ["down", 1, 0], ["left", 0, -1], ["right", 0, 1]];

/** Cells that one move has taken are one piece. */
function piecesOf(index, cells, player) {
  const keys = new Set(cells.map((cell) => cell.join()));
  return new Map(cells.map(([r, c]) => [`${index}:${r},${c}`, { player, sides: SIDES.filter(([, dr, dc]) => keys.has(`${r + dr},${c + dc}`)).map(([side]) => side).join(" ") }]));
}

/**
 * The parts after a move, and how they are marked: players, pieces, takenOf as in board.js; null if
 * nothing is pointed at, or the board does not stay what it is.
 */
export function previewOf(parts, hover) {
  if (!hover?.move) return null;
  const changed = changedPart(parts, hover.move.to);
  const part = parts[changed?.index];
  const body = changed && taken(changed.text)?.body;
  if (!part || body === undefined || part.body === undefined) return null;
  const after = parts.with(changed.index, { ...part, body });
  if (kindOf(part) === "cells") {
    const cells = difference(part.body, body);
    if (!cells.length) return null;
    const players = new Map(cells.map((cell) => [`${changed.index}:${cell.join()}`, hover.player]));
    return { parts: after, players, pieces: hover.player === "both" ? null : piecesOf(changed.index, cells, hover.player) };
  }
  if (kindOf(part) !== "heaps") return null;
  const [before, left] = [heapsOf(part.body), heapsOf(body)];
  if (before?.length !== left?.length) return null;
  return { parts: after, takenOf: new Map(before.map((size, i) => [`${changed.index}:${i}`, Math.max(0, size - left[i])])) };
}
