const UNIQUE_VIOLATION = "23505";

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null
    ? (error as Record<string, unknown>)[name]
    : undefined;

/** Whether a write failed because `index` holds such a row already; both drivers say so alike. */
export const isTaken = (error: unknown, index: string): boolean => {
  const cause = fieldOf(error, "cause") ?? error;
  return fieldOf(cause, "code") === UNIQUE_VIOLATION && fieldOf(cause, "constraint") === index;
};

/** Throws on, as an expression. */
export const raise = (error: unknown): never => {
  throw error;
};
