// Changes of a board by hand: the text of a part with other cells.
import { heapsOf, rowsOf, withBody } from "./positions.js";

const bodyWith = (part, rows) => withBody(part.text, rowsOf(part.body).before + rows.join("|"));

/** The letter of an empty cell. */
const blank = (part) => (part.letters.includes(".") ? "." : part.letters[part.letters.length - 1]);

export function setCell(part, row, column, letter) {
  const { rows } = rowsOf(part.body);
  const line = rows[row];
  rows[row] = line.slice(0, column) + letter + line.slice(column + 1);
  return bodyWith(part, rows);
}

/** The next letter in the order of the game's alphabet. */
export function cycleCell(part, row, column) {
  const letter = rowsOf(part.body).rows[row][column];
  const { letters } = part;
  return setCell(part, row, column, letters[(letters.indexOf(letter) + 1) % letters.length]);
}

/** A letter that was typed on a cell, or null if the board has none such. */
export function typedCell(part, row, column, key) {
  const letter = key === "Delete" || key === "Backspace" ? blank(part) : key;
  return letter.length === 1 && part.letters.includes(letter) ? setCell(part, row, column, letter) : null;
}

/** The board with as many rows and columns; the top left corner stays. */
export function resized(part, rowCount, columnCount) {
  const { rows } = rowsOf(part.body);
  const fresh = blank(part);
  const result = [];
  for (let r = 0; r < rowCount; r++) {
    result.push((rows[r] ?? "").slice(0, columnCount).padEnd(columnCount, fresh));
  }
  return bodyWith(part, result);
}

export const cleared = (part) => bodyWith(part, rowsOf(part.body).rows.map((row) => blank(part).repeat(row.length)));

export const mirrored = (part) => bodyWith(part, rowsOf(part.body).rows.map((row) => [...row].reverse().join("")));

export function turned(part) {
  const { rows } = rowsOf(part.body);
  return bodyWith(part, [...rows[0]].map((_, c) => rows.map((row) => row[c]).reverse().join("")));
}

export function setHeap(part, index, size) {
  const heaps = heapsOf(part.body);
  heaps[index] = Math.max(0, size);
  return withBody(part.text, heaps.join(" + "));
}

export const addHeap = (part) => withBody(part.text, `${part.body} + 1`);
