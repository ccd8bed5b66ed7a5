const TEXT_MAX = 300;
const STACK_MAX = 10_000;

const EMAIL = /[^\s"'<>()=]+@[^\s"'<>()]+\.[a-z]+/gi;
// Every secret is at least 32 random bytes, which is 43 characters.
const TOKEN = /[\w-]{40,}/g;
const QUERY = /\?[^\s"')]*/g;

const withoutSecrets = (text: string) =>
  text.replace(QUERY, "").replace(EMAIL, "[address]").replace(TOKEN, "[token]");

/** Returns a failure's message for reporting: its first line, without email addresses, tokens and queries. */
export const scrubMessage = (message: string) =>
  // Query parameters are printed on the lines after the first.
  withoutSecrets(message.split("\n", 1)[0] ?? "").slice(0, TEXT_MAX);

/** Returns only the lines of a stack that name calls; the message before them may contain anything. */
export const scrubStack = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/\?[^\s:)]*/g, ""))
    .join("\n")
    .slice(0, STACK_MAX) || null;

/** Returns a page's path without its query string and any tokens in it. */
export const scrubPath = (path: string) =>
  withoutSecrets(path.replace(/[?#].*$/, "")).replace(
    /(\/activate-account\/|\/token-info\/|\/calendar\/own\/|\/unsubscribe\/(?:newsletter\/)?)[^/]+/,
    "$1[token]",
  );
