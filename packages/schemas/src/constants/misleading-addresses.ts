// They would show another address than the one a link leads to.
const BIDI_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const NAMES_USER = /^https?:\/\/[^/?#]*@/i;

/** Whether an address seems to lead to another host than it does: it names a user, or turns its direction. Pure. */
export const isMisleading = (address: string) =>
  NAMES_USER.test(address) || BIDI_MARKS.test(address);
