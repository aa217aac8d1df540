// What Prove your move knows: the claim, the answers so far, and what is asked or refused.
export const KINDS = [
  ["table", "an answer to every move"],
  ["pairing", "a pairing"],
  ["nim-sum", "the nim sum"],
  ["symmetry", "a symmetry"],
  ["strategy-stealing", "strategy stealing"],
  ["parity", "parity"],
];

export const CLAIMS = [
  ["first", "the first player"],
  ["second", "the second player"],
  ["left", "Left, whoever starts"],
  ["right", "Right, whoever starts"],
];

export const SYMMETRIES = [
  ["", "any"],
  ["half-turn", "half turn"],
  ["flip-rows", "top and bottom"],
  ["flip-columns", "left and right"],
  ["transpose", "one diagonal"],
  ["anti-transpose", "the other diagonal"],
  ["copy", "copy in the other part"],
];

/** After so many failures the program's own argument is offered. */
export const FAILURES = 3;

export const state = {
  start: "", claim: "first", by: "table", symmetry: "", written: "",
  answers: [], verdict: null, job: null, parts: [], moves: [], startParts: [], isImpartial: false,
  selected: [], hover: null, failures: 0, failed: null, taken: null, error: null, explanation: null,
};

export const isQuestion = (gap, by = state.by) => by === "table" && gap?.kind === "no-answer";

const whose = (player) => (state.isImpartial ? "" : `${player === "left" ? "Left" : "Right"}: `);

/** The strategy as it is sent: a line for each answer, and what was written. */
export const lines = () => [
  ...(state.by === "table" ? state.answers.map(({ position, player, move }) => `${whose(player)}${position} -> ${move}`) : []),
  ...(state.by === "table" ? [] : state.written.split("\n").filter((line) => line.trim())),
];

/** The last answer on a line, of the player who fails there; null if none of the answers is on it. */
export function lastAnswer(gap) {
  for (let i = gap.line.length - 1; i >= 0; i--) {
    const position = i === 0 ? state.start : gap.line[i - 1].to;
    const { player } = gap.line[i];
    if (player !== gap.player) continue;
    const found = state.answers.find((answer) => answer.position === position && (state.isImpartial || answer.player === player));
    if (found) return found;
  }
  return null;
}
