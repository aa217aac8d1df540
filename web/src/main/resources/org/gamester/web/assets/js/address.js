// Addresses hold short texts only: the server refuses a longer one, with status 414.

const LONGEST = 4000;

/** The address of a page for somebody else, who looks at it and does not begin by editing. */
export function toBeShared(address) {
  const url = new URL(address);
  if (url.searchParams.get("mode") === "edit") url.searchParams.delete("mode");
  return url.href;
}

/** Whether an address is short enough. */
export const fits = (address) => address.length <= LONGEST;

/** Whether a text is short enough to be part of an address. */
export const fitsInto = (text) => fits(encodeURIComponent(text));
