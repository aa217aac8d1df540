// Addresses hold short texts only: the server refuses a longer one, with status 414.

const LONGEST = 4000;

/** Whether an address is short enough. */
export const fits = (address) => address.length <= LONGEST;

/** Whether a text is short enough to be part of an address. */
export const fitsInto = (text) => fits(encodeURIComponent(text));
