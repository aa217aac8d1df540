// A room of the server: two people play at two screens. Who has a seat keeps its key in this browser.
import { ask, send } from "./api.js";

const PREFIX = "room:";

/** The seat that this browser has in a room: its side and its key; null if it has none. */
export function seatIn(room) {
  const kept = localStorage.getItem(PREFIX + room);
  return kept === null ? null : JSON.parse(kept);
}

function kept(answer) {
  localStorage.setItem(PREFIX + answer.room, JSON.stringify({ side: answer.side, key: answer.key }));
  return answer;
}

/** Opens a room with a play as it stands; who opens it takes a seat. */
export const openRoom = async ({ start, first, misere, made }, side) =>
  kept(await send("rooms", [["p", start], ["first", first], ["misere", String(misere)], ["side", side], ...made.map((move) => ["move", move])]));

/** How the play in a room stands. A room that has ended has no seats any more. */
export const lookInto = (room, signal) =>
  ask(`rooms/${encodeURIComponent(room)}`, {}, signal).catch((e) => {
    if (e.status === 404) localStorage.removeItem(PREFIX + room);
    throw e;
  });

/** Takes the other seat. */
export const sitDown = async (room) => kept(await send(`rooms/${encodeURIComponent(room)}/seat`, []));

/** Makes a move, which the server checks. */
export const moveIn = (room, number, move) => send(`rooms/${encodeURIComponent(room)}/moves`, [["key", seatIn(room).key], ["number", String(number)], ["move", move]]);
