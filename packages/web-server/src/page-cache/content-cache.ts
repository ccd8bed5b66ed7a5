import { LRUCache } from "lru-cache";

/** The header in which an app's server tells its own loaders the state of the content. */
export const CONTENT_STATE = "X-Content-State";

const MOST_ANSWERS = 100;
/** What answers say of times is true to the minute. */
const TTL_MS = 60_000;

/**
 * What the API said that is the same for everybody and changes with the content only, so that pages drawn
 * in one state of it ask once. Source: docs/decisions/page-cache.md.
 */
export class ContentCache {
  readonly #answers = new LRUCache<string, Promise<unknown>>({
    max: MOST_ANSWERS,
    ttl: TTL_MS,
    perf: Date,
  });

  /** The answer to a question in a state of the content; asked each time where no state is known. */
  of(state: string | null, name: string, ask: () => Promise<unknown>): Promise<unknown> {
    if (!state) return ask();
    const key = `${state} ${name}`;
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const asked = ask();
    this.#answers.set(key, asked);
    asked.catch(() => this.#answers.delete(key));
    return asked;
  }
}
