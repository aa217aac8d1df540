// What Play knows: how the play stands, and what is said of it.
export const state = {
  start: "", you: "left", first: "left", misere: false, level: "perfect", seed: 1, made: [],
  turn: null, parts: [], selected: [], hover: null, reply: null, hint: null, hintStep: 0, hintFor: null,
  said: null, error: null, huge: null, stuck: null, verdicts: null, explanation: null, rulesets: [],
};

export const personPlays = (player) => state.you === "both" || state.you === player;

const scoreInWords = (score, winner) => (score ? (winner === "Left" ? `${score.left} to ${score.right}` : `${score.right} to ${score.left}`) : "");

/** Whose turn it is, or how the play has ended. */
export function inWords() {
  const { turn } = state;
  const name = turn.player === "left" ? "Left" : "Right";
  if (turn.result) {
    if (!turn.result.winner) return "A draw.";
    const winner = turn.result.winner === "left" ? "Left" : "Right";
    const loser = winner === "Left" ? "Right" : "Left";
    const reason = { score: scoreInWords(turn.score, winner), "no-move": `${loser} has no move`, position: "the position decides", resigned: `${loser} resigned`, "too-long": "too many moves" }[turn.result.reason];
    return turn.convention === "misere play" && turn.result.reason === "no-move" ? `${winner} wins under misère play: ${winner} has no move.` : `${winner} wins: ${reason}.`;
  }
  const vertical = state.start.startsWith("domineering") ? (name === "Left" ? ", vertical" : ", horizontal") : "";
  if (state.reply?.status === "failed") return `${name} has not moved`;
  return personPlays(turn.player) ? `${state.you === "both" ? "To move" : "Your move"}: ${name}${vertical}` : `${name} is thinking`;
}

/** What the program knew of its last move, if it was made before the search for it was finished. */
export function saidOf() {
  const { said, made } = state;
  if (!said || said.complete || said.move !== made.length || state.level === "teaching") return "";
  return said.standing === "loses" ? "Every move loses; the search for the one that resists longest was not completed." : "The best move found in the time; not proved.";
}
