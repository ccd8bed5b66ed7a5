import type { IncomingMessage, ServerResponse } from "node:http";

import { SESSION_COOKIE } from "@devguild/schemas/product";
import { LRUCache } from "lru-cache";
import type { Context, MiddlewareHandler } from "hono";

/** A cached response: its body and the headers that aren't specific to one request. */
type Stored = { body: Buffer; headers: Record<string, string>; state: string };

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Returns a text that changes whenever the responses would; null while that isn't known. */
export type ReadState = () => string | null;

const MAX_BYTES = 64 * 1024 * 1024;
// The catalogue caches names of skills and places for the same time.
const TTL_MS = 30_000;
const REQUEST_HEADERS = new Set(["x-request-id", "date", "connection", "keep-alive"]);

const isGuest = (cookie: string | undefined, authorization: string | undefined) =>
  !authorization && !cookie?.includes(`${SESSION_COOKIE}=`);

/**
 * Caches responses to guests as bytes, keyed by URL and valid until the underlying data changes, so
 * that the next guest's request costs almost nothing. Source: docs/decisions/job-index.md.
 */
export class ResponseCache {
  readonly #readState: ReadState;
  readonly #responses = new LRUCache<string, Stored>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, address) => body.length + address.length + 1000,
    ttl: TTL_MS,
  });

  constructor(readState: ReadState) {
    this.#readState = readState;
  }

  /** Caches responses to guests; for routes whose responses depend only on the URL and the state. */
  get middleware(): MiddlewareHandler {
    return async (c, next) => {
      const state = isGuest(c.req.header("Cookie"), c.req.header("Authorization"))
        ? this.#readState()
        : null;
      await next();
      // If the state changed during the request, the response may or may not include the change.
      if (state === null || c.res.status !== 200 || state !== this.#readState()) return;
      this.#responses.set(getAddress(c), {
        body: Buffer.from(await c.res.clone().arrayBuffer()),
        headers: Object.fromEntries(
          [...c.res.headers].filter(([name]) => !REQUEST_HEADERS.has(name)),
        ),
        state,
      });
    };
  }

  /** Wraps a listener: responds from the cache if possible, otherwise passes the request on. */
  wrap(listener: Listener) {
    return (request: IncomingMessage, response: ServerResponse): void => {
      if (!this.#respond(request, response)) void listener(request, response);
    };
  }

  #respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "", headers } = request;
    if (method !== "GET" || !isGuest(headers.cookie, headers.authorization)) return false;
    const stored = this.#responses.get(url);
    if (!stored || stored.state !== this.#readState()) return false;
    response.writeHead(200, { ...stored.headers, "content-length": stored.body.length });
    response.end(stored.body);
    return true;
  }
}

const getAddress = (c: Context) => c.req.url.slice(c.req.url.indexOf("/", "https://".length));
