// Where worksheets are kept: in this browser, by their names. A cell is {kind, text}: its kind is code or
// text. A file is a script that `gamester script` runs; texts are comments of it. Notebooks can be read too.
import { fits } from "./address.js";

const PREFIX = "sheet:";

/** A cell as it is kept: before there were texts, it was a string. */
const cellOf = (kept) => (typeof kept === "string" ? { kind: "code", text: kept } : { kind: kept.kind === "text" ? "text" : "code", text: String(kept.text ?? "") });

/** The names of the sheets, the one that was changed last first. */
export function sheetNames() {
  const names = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    if (key.startsWith(PREFIX)) names.push({ name: key.slice(PREFIX.length), changed: JSON.parse(localStorage.getItem(key)).changed });
  }
  return names.sort((a, b) => b.changed - a.changed).map(({ name }) => name);
}

export function loadSheet(name) {
  const text = localStorage.getItem(PREFIX + name);
  return text === null ? null : JSON.parse(text).cells.map(cellOf);
}

export function saveSheet(name, cells) {
  const kept = cells.map(({ kind, text }) => (kind === "text" ? { kind, text } : text));
  localStorage.setItem(PREFIX + name, JSON.stringify({ cells: kept, changed: Date.now() }));
}

export const deleteSheet = (name) => localStorage.removeItem(PREFIX + name);

const MARK = "// cell";
const TEXT_MARK = "// text";

/** Whether a cell asks for help on a name, which is nothing of the language. */
export const asksForHelp = ({ kind, text }) => kind === "code" && /^\s*\?/.test(text);

/** A cell as statements: ended by a semicolon, which no comment swallows. Help is kept as a comment. */
function statementsOf(cell) {
  const text = cell.text.trimEnd();
  if (asksForHelp(cell)) return text.replace(/^\s*/gm, "// ");
  if (text.endsWith(";")) return text;
  return text.slice(text.lastIndexOf("\n") + 1).includes("//") ? `${text}\n;` : `${text};`;
}

const commented = (text) => text.trimEnd().split("\n").map((line) => (line ? `// ${line}` : "//")).join("\n");

/** The cells as a script: each begins after a line that is a comment of the language. */
export const asFile = (cells) =>
  cells.filter(({ text }) => text.trim()).map((cell) => (cell.kind === "text" ? `${TEXT_MARK}\n${commented(cell.text)}\n` : `${MARK}\n${statementsOf(cell)}\n`)).join("");

/** The cells of a script; one without such lines has a cell for each paragraph. */
function fromScript(plain) {
  const isMarked = plain.split("\n").some((line) => line === MARK || line === TEXT_MARK);
  if (!isMarked) return plain.split(/\n\s*\n/).map((text) => ({ kind: "code", text }));
  const cells = [{ kind: "code", text: "" }];
  for (const line of plain.split("\n")) {
    if (line === MARK || line === TEXT_MARK) cells.push({ kind: line === MARK ? "code" : "text", text: "" });
    else cells.at(-1).text += `${cells.at(-1).kind === "text" ? line.replace(/^\/\/ ?/, "") : line}\n`;
  }
  return cells;
}

/** The cells of a notebook: its outputs are made anew. */
const fromNotebook = (notebook) =>
  notebook.cells.map(({ cell_type: type, source }) => ({ kind: type === "code" ? "code" : "text", text: Array.isArray(source) ? source.join("") : String(source ?? "") }));

/** The cells of a file, a script or a notebook. */
export function fromFile(name, text) {
  const plain = text.replaceAll("\r\n", "\n");
  const cells = (name.endsWith(".ipynb") ? fromNotebook(JSON.parse(plain)) : fromScript(plain))
    .map(({ kind, text }) => ({ kind, text: kind === "text" ? text.trim() : text.trim().replace(/\n?;$/, "").replace(/^\/\/ (?=\?)/, "") }))
    .filter(({ text }) => text);
  return cells.length ? cells : [cellOf("")];
}

/** A link that opens the sheet in another browser; null if it would be too long. */
export function linkOf(name, cells) {
  const words = new URLSearchParams([["name", name], ...cells.filter(({ text }) => text.trim()).map(({ kind, text }) => [kind === "text" ? "text" : "cell", text])]);
  const link = `${location.origin}/sheet?${words}`;
  return fits(link) ? link : null;
}

/** The cells that a link has. */
export const fromLink = (words) => [...words].filter(([field]) => field === "cell" || field === "text").map(([field, text]) => ({ kind: field === "text" ? "text" : "code", text }));
