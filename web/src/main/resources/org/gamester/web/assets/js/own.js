// What is written in this browser and kept there: rulesets, and claims. A ruleset that a question
// names goes with it, so that it is known wherever a position can be typed.

const KINDS = { rulesets: "own-rulesets", claims: "own-claims" };
const MOST_SENT = 60_000;

/** Questions that take no rulesets. */
const WITHOUT = new Set(["typeset", "text", "topics", "help", "complete", "studies", "study", "suggest", "statements", "jobs", "rooms"]);

const read = (kind) => {
  try {
    return JSON.parse(localStorage.getItem(KINDS[kind]) ?? "[]");
  } catch {
    return []; // somebody else has written there
  }
};

/** All that is kept of a kind: {id, title, text, name}, what was changed last first. */
export const allKept = (kind) => read(kind).filter((each) => typeof each?.text === "string" && typeof each.id === "string");

export const kept = (kind, id) => allKept(kind).find((each) => each.id === id) ?? null;

/** Keeps a text. `name` is what questions call it; empty while it cannot be used. */
export function keep(kind, entry) {
  localStorage.setItem(KINDS[kind], JSON.stringify([entry, ...allKept(kind).filter(({ id }) => id !== entry.id)]));
}

export const drop = (kind, id) => localStorage.setItem(KINDS[kind], JSON.stringify(allKept(kind).filter((each) => each.id !== id)));

export const freshId = () => Date.now().toString(36) + Math.floor(Math.random() * 1296).toString(36);

/** As the server compares names: without regard to case, blanks, hyphens and underscores. */
const isNamedIn = (name, text) =>
  new RegExp(`(?<![\\p{L}\\d])${name.split("-").map((word) => word.replace(/[^\p{L}\d]/gu, "\\$&")).join("[\\s_-]*")}(?![\\p{L}\\d])`, "iu").test(text);

/** The texts of the rulesets that a text names; no two of the same name. */
function namedIn(text) {
  const found = new Map();
  for (const { name, text: rules } of allKept("rulesets")) {
    if (name && !found.has(name) && isNamedIn(name, text)) found.set(name, rules);
  }
  return [...found.values()];
}

/** The fields of a question, with the rulesets that they name. Those that it has already stay alone. */
export function withOwn(path, fields) {
  if (WITHOUT.has(path) || fields?.own !== undefined) return fields;
  const values = path === "rulesets" ? allKept("rulesets").map(({ name }) => name) : Object.values(fields ?? {}).flat();
  const texts = namedIn(values.join("\n"));
  const sent = [];
  for (const text of texts) if (sent.join("").length + text.length <= MOST_SENT) sent.push(text);
  return sent.length ? { ...fields, own: sent } : fields;
}
