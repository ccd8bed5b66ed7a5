import { AsyncLocalStorage } from "node:async_hooks";

import type { FileType } from "@devguild/contract/endpoint";
import type { Context } from "hono";

/** A file that a call answers with: its name, and its bytes or its text piece by piece. */
export type FileAnswer = { name: string; body: Uint8Array | AsyncIterable<string> };

const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Builds the header that makes browsers save a response under a name, in any script; `plain` is for those
 * that know only ASCII.
 */
export const attachmentHeader = (name: string, plain = name.replace(/[^\w .-]/g, "_")) =>
  `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;

const streamText = async (pieces: AsyncIterable<string>): Promise<ReadableStream<Uint8Array>> => {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  // Later pieces are read outside the call, so its context comes along.
  const inContext = AsyncLocalStorage.snapshot();
  // Read before anything is sent, so that a query that fails is an error and not half a file.
  const first = await iterator.next();
  let next: IteratorResult<string> | undefined = first;
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = next ?? (await inContext(() => iterator.next()));
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
};

/** Sends a file as a download that can't run anything; text is streamed as it is read. */
export const sendFile = async (c: Context, type: FileType, { name, body }: FileAnswer) => {
  c.header("Content-Type", type === "application/pdf" ? type : `${type}; charset=utf-8`);
  c.header("Content-Disposition", attachmentHeader(name));
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  c.header("Cache-Control", "private, no-store");
  if (!(body instanceof Uint8Array)) return c.body(await streamText(body));
  c.header("Content-Length", String(body.length));
  return c.body(new Uint8Array(body));
};
