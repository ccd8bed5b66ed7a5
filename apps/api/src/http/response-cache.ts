import type { IncomingMessage, ServerResponse } from "node:http";

import { SESSION_COOKIE } from "@devguild/schemas/product";
import { LRUCache } from "lru-cache";
import type { Context, MiddlewareHandler } from "hono";

/** A whole answer as it went out: its body and the headers that do not belong to one request. */
type Stored = { body: Buffer; headers: Record<string, string>; state: string };

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What the answers depend on, as a text that changes when they would; null while it is not known. */
export type ReadState = () => string | null;

const MOST_BYTES = 64 * 1024 * 1024;
// Names of skills and places are held as long by the catalogue.
const TTL_MS = 30_000;
const OF_ONE_REQUEST = new Set(["x-request-id", "date", "connection", "keep-alive"]);

const isGuest = (cookie: string | undefined, authorization: string | undefined) =>
  !authorization && !cookie?.includes(`${SESSION_COOKIE}=`);

/**
 * Answers that guests got, kept as bytes under their address for as long as nothing they say has
 * changed, so that the next guest's costs no work at all. Source: docs/decisions/job-index.md.
 */
export class ResponseCache {
  readonly #stateOf: ReadState;
  readonly #answers = new LRUCache<string, Stored>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, address) => body.length + address.length + 1000,
    ttl: TTL_MS,
  });

  constructor(stateOf: ReadState) {
    this.#stateOf = stateOf;
  }

  /** Keeps what a guest is answered; for routes whose answers follow from address and state alone. */
  get keeping(): MiddlewareHandler {
    return async (c, next) => {
      const state = isGuest(c.req.header("Cookie"), c.req.header("Authorization"))
        ? this.#stateOf()
        : null;
      await next();
      // What changed meanwhile may be in the answer or not.
      if (state === null || c.res.status !== 200 || state !== this.#stateOf()) return;
      this.#answers.set(addressOf(c), {
        body: Buffer.from(await c.res.clone().arrayBuffer()),
        headers: Object.fromEntries(
          [...c.res.headers].filter(([name]) => !OF_ONE_REQUEST.has(name)),
        ),
        state,
      });
    };
  }

  /** A listener that answers from the store where it can, and leaves the rest to another. */
  before(listener: Listener) {
    return (request: IncomingMessage, response: ServerResponse): void => {
      if (!this.#answer(request, response)) void listener(request, response);
    };
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "", headers } = request;
    if (method !== "GET" || !isGuest(headers.cookie, headers.authorization)) return false;
    const stored = this.#answers.get(url);
    if (!stored || stored.state !== this.#stateOf()) return false;
    response.writeHead(200, { ...stored.headers, "content-length": stored.body.length });
    response.end(stored.body);
    return true;
  }
}

const addressOf = (c: Context) => c.req.url.slice(c.req.url.indexOf("/", "https://".length));
