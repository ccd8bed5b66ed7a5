import { LRUCache } from "lru-cache";

/** The header with which an app's server passes the content state to its own loaders. */
export const CONTENT_STATE = "X-Content-State";

const MAX_ANSWERS = 100;
/** Times in responses are accurate to the minute. */
const TTL_MS = 60_000;

/**
 * Caches API responses that are the same for everyone and only change with the content, so that
 * pages rendered in one content state share a request. Source: docs/decisions/page-cache.md.
 */
export class ContentCache {
  readonly #answers = new LRUCache<string, Promise<unknown>>({
    max: MAX_ANSWERS,
    ttl: TTL_MS,
    perf: Date,
  });

  /**
   * Returns the response for a content state; without a known state, it is requested every time.
   */
  of(state: string | null, name: string, ask: () => Promise<unknown>): Promise<unknown> {
    if (!state) return ask();
    const key = `${state} ${name}`;
    const cached = this.#answers.get(key);
    if (cached) return cached;
    const answer = ask();
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
