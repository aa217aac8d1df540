// What Play knows: how the play stands, and what is said of it.
export const state = {
  room: null, seat: null, worth: null, wantsWorth: false, hinted: null, leadsTo: null, pictures: new Map(),
  start: "", you: "left", first: "left", misere: false, level: "perfect", seed: 1, made: [],
  turn: null, parts: [], selected: [], hover: null, reply: null, hint: null, hintStep: 0, hintFor: null,
  said: null, error: null, huge: null, stuck: null, ending: null, explanation: null, rulesets: [],
};

/** Whether a person at this screen makes the moves of a player. */
export const personPlays = (player) => (state.room ? state.seat?.side === player : state.you === "both" || state.you === player);

export const nameOf = (player) => (player === "left" ? "Left" : "Right");

/** Whether it is one's own: of two people at one screen neither is. */
export const isYou = (player) => personPlays(player) && (state.room !== null || state.you !== "both");

const scoreInWords = (score, winner) => (score ? (winner === "Left" ? `${score.left} to ${score.right}` : `${score.right} to ${score.left}`) : "");

/** Whose turn it is, or how the play has ended. */
export function inWords() {
  const { turn } = state;
  const name = nameOf(turn.player);
  if (turn.result) {
    if (!turn.result.winner) return "A draw.";
    const winner = nameOf(turn.result.winner);
    const loser = winner === "Left" ? "Right" : "Left";
    const reason = { score: scoreInWords(turn.score, winner), "no-move": `${loser} has no move`, position: "the position decides", resigned: `${loser} resigned`, "too-long": "too many moves" }[turn.result.reason];
    return turn.convention === "misere play" && turn.result.reason === "no-move" ? `${winner} wins under misère play: ${winner} has no move.` : `${winner} wins: ${reason}.`;
  }
  const vertical = state.start.startsWith("domineering") ? (name === "Left" ? ", vertical" : ", horizontal") : "";
  if (state.reply?.status === "failed") return `${name} has not moved`;
  if (state.room && !isYou(turn.player)) return `${state.seat ? "Waiting for" : "To move:"} ${name}${vertical}`;
  return personPlays(turn.player) ? `${isYou(turn.player) ? "Your move" : "To move"}: ${name}${vertical}` : `${name} is thinking`;
}

/** What the program knew of its last move, if it was made before the search for it was finished. */
export function saidOf() {
  const { said, made } = state;
  if (!said || said.complete || said.move !== made.length || state.level === "teaching") return "";
  return said.standing === "loses" ? "Every move loses; the search for the one that resists longest was not completed." : "The best move found in the time; not proved.";
}
