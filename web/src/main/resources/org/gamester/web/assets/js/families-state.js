// What Families knows: the family, its ranges, its rows, and how they are shown.
/** The columns, in plain words, and what each says. */
const WORDS = {
  value: ["value", "the canonical form"],
  outcome: ["outcome", "who wins"],
  score: ["score", "what Left has scored at the end minus what Right has, in play for a score"],
  mean: ["mean", "the mean value"],
  temperature: ["temperature", "how much a move is worth"],
  nimber: ["nimber", "the Grundy value, where the value is a nimber"],
  "atomic-weight": ["atomic weight", "of an all-small game"],
  rcf: ["reduced form", "the reduced canonical form: the value up to infinitesimals"],
  birthday: ["birthday", "how high the tree of the canonical form is"],
  "left-stop": ["Left stop", "the number at which play stops if Left begins"],
  "right-stop": ["Right stop", "the number at which play stops if Right begins"],
  stops: ["both stops", "the Left stop and the Right stop"],
  "stop-count": ["number of stops", "how many stopping positions the canonical form has"],
  "left-options": ["Left options", "how many Left options the canonical form has"],
  "right-options": ["Right options", "how many Right options the canonical form has"],
};
export const COLUMNS = Object.keys(WORDS);

/** A column in plain words; those of studies that are not known here have their own name. */
export const wordsOf = (column) => WORDS[column]?.[0] ?? column;
export const meaningOf = (column) => WORDS[column]?.[1] ?? "";
export const EXAMPLES = [
  ["Domineering boards", "domineering({m}x{n})", { m: "1..5", n: "1..5" }, "value", "grid"],
  ["Kayles", "octal{0.77}(n)", { n: "0..170" }, "nimber", "plot"],
  ["Partizan subtraction", "subtraction{1 | 2}(n)", { n: "0..24" }, "value,mean", "table"],
  ["Partizan Euclid", "partizan-euclid(x,y)", { x: "1..12", y: "1..12" }, "outcome", "grid"],
  ["Means of Cutcake", "cutcake({m},{n})", { m: "1..9", n: "1..9" }, "mean", "plot"],
  ["Young diagrams", "young(x,y)", { x: "1..7", y: "1..7" }, "value", "grid"],
];

export const state = { of: "", ranges: {}, show: ["value"], by: "outcome", view: "", plot: "", studies: [], missing: [], rows: [], patterns: null, problem: "", isContinued: false, job: null, picture: null, error: null, hover: null };

export const variables = () => Object.keys(state.ranges);

/** What is shown without being asked for: a grid for two variables, a table for one. */
export const viewOf = () => state.view || (variables().length === 2 ? "grid" : "table");

const TYPESET = new Set(["value", "mean", "temperature", "atomic-weight", "rcf", "left-stop", "right-stop"]);
export const isTypeset = (column) => TYPESET.has(column);

/** The column that is plotted: the one chosen, else the first that is shown. */
export const plotColumn = (isPlotted) => [state.plot, ...state.show, "outcome"].find((column) => column && isPlotted(column, state.rows)) ?? state.show[0];

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
