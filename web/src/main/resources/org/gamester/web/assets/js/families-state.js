// What Families knows: the family, its ranges, its rows, and how they are shown.
export const COLUMNS = ["value", "outcome", "score", "mean", "temperature", "nimber", "atomic-weight", "rcf", "birthday", "left-stop", "right-stop", "stop-count", "left-options", "right-options"];
export const EXAMPLES = [
  ["Domineering boards", "domineering({m}x{n})", { m: "1..5", n: "1..5" }, "value", "grid"],
  ["Kayles", "octal{0.77}(n)", { n: "0..170" }, "nimber", "plot"],
  ["Partizan subtraction", "subtraction{1 | 2}(n)", { n: "0..24" }, "value,mean", "table"],
  ["Partizan Euclid", "partizan-euclid(x,y)", { x: "1..12", y: "1..12" }, "outcome", "grid"],
  ["Young diagrams", "young(x,y)", { x: "1..7", y: "1..7" }, "value", "grid"],
];

export const state = { of: "", ranges: {}, show: ["value"], by: "outcome", view: "", rows: [], patterns: null, problem: "", isContinued: false, job: null, picture: null, error: null, hover: null };

export const variables = () => Object.keys(state.ranges);

/** What is shown without being asked for: a grid for two variables, a table for one. */
export const viewOf = () => state.view || (variables().length === 2 ? "grid" : "table");

const TYPESET = new Set(["value", "mean", "temperature", "atomic-weight", "rcf", "left-stop", "right-stop"]);
export const isTypeset = (column) => TYPESET.has(column);

/** A rational number that is written p or p/q, else not a number. */
export const number = (text) => {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(String(text ?? ""));
  return match ? Number(match[1]) / Number(match[2] ?? 1) : Number.NaN;
};

/** The position of a row, to look at it more closely. */
export function positionOf(values) {
  let text = state.of;
  for (const [name, value] of Object.entries(values)) {
    text = text.replaceAll(`{${name}}`, value);
    const at = text.indexOf("(");
    text = text.slice(0, at) + text.slice(at).replace(new RegExp(`(?<![\\w])${name}(?![\\w(])`, "g"), value);
  }
  return `/explore?p=${encodeURIComponent(text)}`;
}
