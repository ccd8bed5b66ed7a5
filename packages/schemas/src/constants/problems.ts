/** Shown for any error without a text of its own; the part between << >> is a link. */
export const GENERIC_MESSAGE =
  "Sorry, something just went wrong. Please try again in a few moments. If you continue to get this error please <<contact support>>.";

/** The generic message as plain text, where nothing can be a link. */
export const PLAIN_GENERIC_MESSAGE = GENERIC_MESSAGE.replaceAll(/<<|>>/g, "");

export const ACCESS_DENIED = "Access denied";
export const NOT_FOUND = "We can’t find what you’re looking for.";
export const UNAUTHENTICATED = "Please log in to continue.";
export const INVALID_INPUT = "The given data was invalid.";
export const TOO_MANY = "Too many attempts.";
export const NOT_A_NUMBER = "This is not a number.";
export const UNSTORABLE_TEXT = "This text contains a character that we can’t save.";
export const NESTED_TOO_DEEP = "This is nested too deeply.";
