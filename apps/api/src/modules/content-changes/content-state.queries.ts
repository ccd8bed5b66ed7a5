import type { Db } from "../../db/db.ts";
import { readContentState } from "./content-changes.queries.ts";

/** How long a state is reused, in milliseconds. */
const STATE_TTL_MS = 1000;

/**
 * Returns a function that reads the content state without waiting: it refreshes at most once a second,
 * in the background, and returns null until the state is known or while the database fails.
 */
export const cacheContentState = (db: Db) => {
  let state: { text: string; readAt: number } | null = null;
  let isReading = false;
  const read = async () => {
    isReading = true;
    const readAt = Date.now();
    state = await readContentState(db).then(
      (text) => ({ text, readAt }),
      () => null,
    );
    isReading = false;
  };
  return (): string | null => {
    if (state && Date.now() - state.readAt < STATE_TTL_MS) return state.text;
    if (!isReading) void read();
    return null;
  };
};
