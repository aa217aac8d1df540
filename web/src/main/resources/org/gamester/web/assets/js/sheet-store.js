// Where worksheets are kept: in this browser, by their names. A file is text that `gamester script` runs.
const PREFIX = "sheet:";

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
  return text === null ? null : JSON.parse(text).cells;
}

export function saveSheet(name, cells) {
  localStorage.setItem(PREFIX + name, JSON.stringify({ cells, changed: Date.now() }));
}

export const deleteSheet = (name) => localStorage.removeItem(PREFIX + name);

const MARK = "// cell";

/** Whether a cell asks for help on a name, which is nothing of the language. */
export const asksForHelp = (cell) => /^\s*\?/.test(cell);

/** A cell as statements: ended by a semicolon, which no comment swallows. Help is kept as a comment. */
function statementsOf(cell) {
  const text = cell.trimEnd();
  if (asksForHelp(text)) return text.replace(/^\s*/gm, "// ");
  if (text.endsWith(";")) return text;
  return text.slice(text.lastIndexOf("\n") + 1).includes("//") ? `${text}\n;` : `${text};`;
}

/** The cells as a script: each begins after a line that is a comment of the language. */
export const asFile = (cells) => cells.filter((cell) => cell.trim()).map((cell) => `${MARK}\n${statementsOf(cell)}\n`).join("");

/** The cells of a file; a file without such lines is one cell for each paragraph. */
export function fromFile(text) {
  const plain = text.replaceAll("\r\n", "\n");
  const parts = plain.includes(`${MARK}\n`) ? plain.split(`${MARK}\n`) : plain.split(/\n\s*\n/);
  const cells = parts.map((part) => part.trim().replace(/\n?;$/, "").replace(/^\/\/ (?=\?)/, "")).filter(Boolean);
  return cells.length ? cells : [""];
}
