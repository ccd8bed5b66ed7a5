/** A service that we depend on doesn't respond, or is too busy to; trying again later may work. */
export class Outage extends Error {}

const DATABASE_CODES = new Set([
  "25P03", // Idle in a transaction for too long.
  "57014", // A statement took too long.
  "57P01", // Shutdown, crash, startup, or a closed idle connection.
  "57P02",
  "57P03",
  "57P05",
  "58030", // Input or output failed.
]);

// Lost connections, and a lack of resources: disk (53100), memory, connections (53300).
const DATABASE_CLASSES = ["08", "53"];

const SYSTEM_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDQUOT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

// The driver has no codes for these.
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

const isOutageCode = (code: string) =>
  SYSTEM_CODES.has(code) ||
  DATABASE_CODES.has(code) ||
  (code.length === 5 && DATABASE_CLASSES.some((prefix) => code.startsWith(prefix)));

/**
 * Whether an error comes from a service that doesn't respond at the moment: the database, the file
 * store, or a full disk. Looks into the causes, as drivers wrap their errors.
 */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof Outage || DRIVER_MESSAGES.test(error.message)) return true;
  if ("code" in error && typeof error.code === "string" && isOutageCode(error.code)) return true;
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
};
