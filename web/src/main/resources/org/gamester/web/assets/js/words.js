// Numbers of things in words.

/** `1 case`, `2 cases`. */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
