import type { IncomingMessage, ServerResponse } from "node:http";

import { SESSION_COOKIE } from "@devguild/schemas/product";
import { LRUCache } from "lru-cache";

import {
  compressText,
  type Encoding,
  chooseEncoding,
  isWorthCompressing,
} from "../serving/compress-text.ts";

/** A page as it was sent: its bytes, and the headers that don't depend on the request. */
type Page = {
  body: Buffer;
  /** The compressed bytes in each encoding requested so far. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
  headers: Record<string, string>;
  etag: string;
  state: string;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const MAX_BYTES = 128 * 1024 * 1024;
/** Times in pages are accurate to the minute. */
const TTL_MS = 60_000;
/** How long a content state is trusted. */
const STATE_TTL_MS = 1000;
const PER_REQUEST_HEADERS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/**
 * Caches guest pages as bytes by URL until something public changes, for a minute at most: the next
 * guest costs neither a render nor a query. `readState` returns a text that changes with the
 * content. Source: docs/decisions/page-cache.md.
 */
export class PageCache {
  readonly #readState: () => Promise<string>;
  readonly #pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    // Compressed, a page takes less than half of its original size.
    sizeCalculation: ({ body }, address) => 2 * body.length + address.length + 1000,
    ttl: TTL_MS,
    perf: Date,
  });
  #state: { text: string; readAt: number } | undefined;
  #reading: Promise<string | null> | undefined;

  constructor(readState: () => Promise<string>) {
    this.#readState = readState;
  }

  /** Returns the content state, at most a second old; null if it is not available. */
  async state(): Promise<string | null> {
    if (this.#isRecent()) return this.#state?.text ?? null;
    const readAt = Date.now();
    this.#reading ??= this.#readState()
      .then(
        (text) => {
          this.#state = { text, readAt };
          return text;
        },
        () => null,
      )
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  /**
   * Stores a page under the content state from before it was rendered. Changes since may be in it
   * already, so it may be dropped once too often, but is never stale.
   */
  keep(address: string, state: string, headers: Headers, text: string) {
    const etag = headers.get("ETag");
    if (!etag) return;
    this.#pages.set(address, {
      body: Buffer.from(text),
      encoded: {},
      headers: Object.fromEntries([...headers].filter(([name]) => !PER_REQUEST_HEADERS.has(name))),
      etag,
      state,
    });
  }

  /** Wraps a listener: responds from the cache if possible, otherwise calls the listener. */
  before(listener: Listener) {
    return (request: IncomingMessage, response: ServerResponse): void => {
      const page = this.#find(request);
      if (!page) return void listener(request, response);
      if (this.#isRecent())
        return this.#answer(page, this.#state?.text ?? null, listener, request, response);
      void this.state().then((state) => this.#answer(page, state, listener, request, response));
    };
  }

  #isRecent() {
    return this.#state !== undefined && Date.now() - this.#state.readAt < STATE_TTL_MS;
  }

  #find({ method, url = "", headers }: IncomingMessage) {
    if (method !== "GET" || headers.cookie?.includes(`${SESSION_COOKIE}=`)) return undefined;
    return this.#pages.get(url);
  }

  #answer(
    page: Page,
    state: string | null,
    listener: Listener,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (page.state !== state) return void listener(request, response);
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, page.headers).end();
      return;
    }
    const { body, headers } = page;
    const encoding = isWorthCompressing(body.length)
      ? chooseEncoding(request.headers["accept-encoding"])
      : null;
    if (encoding === null) {
      response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
      return;
    }
    page.encoded[encoding] ??= compressText(body, encoding);
    void page.encoded[encoding].then((bytes) =>
      response
        .writeHead(200, {
          ...headers,
          "content-encoding": encoding,
          "content-length": bytes.length,
        })
        .end(bytes),
    );
  }
}
