// What Explore knows: the position, the answers, what is chosen.
export const state = {
  text: "", typed: "", parts: [], focus: 0, mode: "move", line: [], from: "",
  misere: false, listed: null, error: null, value: null, moves: null, simplify: null, solve: null, thermograph: null, explanation: null, form: null, quotient: null, unfolded: false,
  tool: "change", ink: "x", chosen: null, looks: new Map(), drawnGraph: null,
  shown: {}, hover: null, selected: null, more: false, rulesets: [],
};

/** What is known of the moves: with their worth; without it where that takes long or is out of reach. */
export function knownMoves() {
  const { moves, listed } = state;
  const full = state.shown.moves;
  if (full?.position === state.text && (!moves || moves.status === "done")) return full;
  return listed?.position === state.text && moves && moves.status !== "quick" ? listed : full;
}
