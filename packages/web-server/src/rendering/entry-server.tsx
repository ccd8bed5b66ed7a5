import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

import { reportFailure } from "../serving/report-failure.ts";

const RENDER_TIMEOUT = 10_000;

/**
 * Renders a page whole. It is not streamed: its scripts' hashes go into the security policy ahead of
 * the bytes, and a whole page can be kept and sent again.
 */
const renderPage = async (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> => {
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Nothing waits for scripts to be put in its place, however long it is.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => {
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
        onError: (error) => {
          failed = true;
          reportFailure(error, request);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT);
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, {
    headers,
    status: failed ? 500 : status,
  });
};

/** What a loader or an action threw, and did not mean as an answer. */
export const handleError = (error: unknown, { request }: { request: Request }) =>
  reportFailure(error, request);

export default renderPage;
