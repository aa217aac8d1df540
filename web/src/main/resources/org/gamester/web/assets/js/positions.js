// The text of a position, taken apart as far as a page needs it. The server alone says what it means.

/** Where `text` is not inside brackets: calls `visit(character, index)`. */
function outside(text, visit) {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c)) depth--;
    else if (depth === 0) visit(c, i);
  }
}

/** The name of the ruleset, its parameters and what is in the brackets; null for a value. */
export function taken(part) {
  const match = /^(-?)([a-z][a-z0-9-]*)(\{.*?\})?\(([\s\S]*)\)$/.exec(part.trim());
  return match && { sign: match[1], ruleset: match[2], parameters: match[3] ?? "", body: match[4] };
}

/** The text with its brackets filled anew. */
export const withBody = (part, body) => {
  const { sign, ruleset, parameters } = taken(part);
  return `${sign}${ruleset}${parameters}(${body})`;
};

/** The rows of letters of a board, and what stands before them. */
export function rowsOf(body) {
  const at = body.lastIndexOf(":") + 1;
  return { before: body.slice(0, at), rows: body.slice(at).split("|") };
}

/** a1 is the bottom left corner. */
export function cellName(rows, row, column) {
  let letters = "";
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    letters = String.fromCharCode(97 + ((n - 1) % 26)) + letters;
  }
  return letters + (rows - row);
}

/** The cells [row, column] in which two boards of equal size differ. */
export function difference(one, other) {
  const a = rowsOf(one).rows;
  const b = rowsOf(other).rows;
  if (a.length !== b.length || a.some((row, i) => row.length !== b[i].length)) return [];
  const cells = [];
  a.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) if (row[c] !== b[r][c]) cells.push([r, c]);
  });
  return cells;
}

/** The summands of a sum, with their signs. */
export function summands(text) {
  const parts = [];
  let start = 0;
  outside(text, (c, i) => {
    if ((c === "+" || c === "-") && text[i - 1] === " " && text[i + 1] === " ") {
      parts.push(text.slice(start, i - 1).trim());
      start = c === "-" ? i : i + 1;
    }
  });
  parts.push(text.slice(start).trim());
  return parts.map((part) => part.replace(/^- /, "-"));
}

/** The summands of a sum, those of one bracket too: clobber(xo + ox) has two. */
export function expanded(text) {
  return summands(text).flatMap((part) => {
    const parsed = taken(part);
    if (!parsed) return [part];
    const bodies = summands(parsed.body);
    return bodies.length === 1 || bodies.some((body) => body.startsWith("-")) ? [part] : bodies.map((body) => withBody(part, body));
  });
}

/** What a move changes: the index of a part and its new text; null if that is not clear. */
export function changedPart(parts, to) {
  const after = expanded(to);
  if (after.length !== parts.length) return null;
  const changed = parts.map((part, i) => i).filter((i) => parts[i].text !== after[i]);
  return changed.length === 1 ? { index: changed[0], text: after[changed[0]] } : null;
}

function changedSquares(parts, to) {
  const changed = changedPart(parts, to);
  if (!changed || !parts[changed.index].cells) return [];
  const body = taken(changed.text)?.body;
  return body === undefined || parts[changed.index].body === undefined ? [] : difference(parts[changed.index].body, body).map((cell) => `${changed.index}:${cell.join()}`);
}

/** What a board shows of a move: the cells "index:row,column" that it changes, or what it names of a graph. */
export const changedCells = (parts, move) => [...changedSquares(parts, move.to), ...namedItems(parts, move)];

/** The part of a sum in which a move is, and what the move is called there: "[2] 3: take 1", "3: take 1". */
export function placeOf(parts, move) {
  if (parts.length < 2) return { index: 0, own: move.move };
  const [, number, name] = /^(?:\[(\d+)\] )?([\s\S]*)$/.exec(move.move);
  for (const [index, part] of parts.entries()) {
    if (number !== undefined && index !== Number(number) - 1) continue;
    for (const head of [part.text, part.body]) {
      if (head !== undefined && name.startsWith(`${head}: `)) return { index, own: name.slice(head.length + 2) };
    }
  }
  return { index: -1, own: move.move };
}

/** The name of a move: in a sum with the number of its part and its ruleset, not with its board. */
export function shortName(parts, move) {
  const { index, own } = placeOf(parts, move);
  return parts.length < 2 || index < 0 ? own : `${index + 1} ${parts[index].name ?? "value"}: ${own}`;
}

/**
 * The edges or vertices of graphs that a move names, "index:edge:name" or "index:vertex:name"; of a
 * token that moves along an edge, where it gets to as well.
 */
export function namedItems(parts, move) {
  const { index, own } = placeOf(parts, move);
  const graph = parts[index]?.graph;
  if (!graph) return [];
  const words = new Set(own.replace(/^(take|remove) \d+ (?=\S)/, "").split(/[\s,]+/));
  const nameOf = (v) => graph.vertices[v]?.name;
  const isNamed = ({ name, from, to, directed }) => {
    if (name === undefined) return false; // drawn by hand a moment ago
    const label = name.includes(":") ? name.slice(name.indexOf(":")) : "";
    return words.has(name) || words.has(`${nameOf(from)}-${nameOf(to)}${label}`) || words.has(`${nameOf(from)}-${nameOf(to)}`)
      || (!directed && (words.has(`${nameOf(to)}-${nameOf(from)}`) || words.has(`${nameOf(to)}-${nameOf(from)}${label}`)));
  };
  const edges = graph.edges.filter(isNamed);
  const token = graph.vertices.findIndex(({ mark }) => mark === "token");
  const reached = edges.filter(({ from, to }) => from === token || to === token).map(({ from, to }) => (from === token ? to : from));
  const vertices = edges.length ? reached : graph.vertices.map((_, v) => v).filter((v) => words.has(nameOf(v)));
  return [...new Set([...edges.map(({ name }) => `${index}:edge:${name}`), ...vertices.map((v) => `${index}:vertex:${nameOf(v)}`)])];
}

export const sumOf = (parts) =>
  parts.map((part, i) => (i === 0 ? part : part.startsWith("-") ? ` - ${part.slice(1)}` : ` + ${part}`)).join("");

/** Heaps in brackets, or null if there is anything else. */
export function heapsOf(body) {
  const heaps = body.split("+").map((heap) => heap.trim());
  return heaps.every((heap) => /^\d{1,4}$/.test(heap)) ? heaps.map(Number) : null;
}

/** Those of some moves that leave so many tokens of one heap, and everything else as it is. */
export function leaving(parts, moves, index, heap, size) {
  const sizes = (text) => (text.replace(/\{[^}]*\}/g, "").match(/\d+/g) ?? []).map(Number);
  const key = (list) => [...list].filter((n) => n > 0).sort((a, b) => a - b).join();
  const wanted = key(parts.flatMap((part, i) => (part.body === undefined ? [] : sizes(part.body).map((n, k) => (i === index && k === heap ? size : n)))));
  return moves.filter((move) => key(sizes(move.to)) === wanted);
}

/** For the command line: in single quotes. */
export const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
