const UNIQUE_VIOLATION = "23505";

const getField = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null
    ? (error as Record<string, unknown>)[name]
    : undefined;

/** Returns whether a write violated the unique index `index`; both drivers report it the same way. */
export const isUniqueViolation = (error: unknown, index: string): boolean => {
  const cause = getField(error, "cause") ?? error;
  return getField(cause, "code") === UNIQUE_VIOLATION && getField(cause, "constraint") === index;
};

/** Throws `error`; for use where an expression is needed. */
export const raise = (error: unknown): never => {
  throw error;
};
