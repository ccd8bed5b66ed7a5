import type { Db } from "../../db/db.ts";
import { readContentState } from "./content-changes.queries.ts";

/** For so long what the database said is believed, in milliseconds. */
const STATE_TTL_MS = 1000;

/**
 * The state of the content without waiting for it: read while it is asked for, once a second at most. Null
 * until it is known, and while the database does not say.
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
