import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import { ScriptNonce } from "@devguild/app-shell/script-nonce";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

import { SCRIPT_NONCE } from "../content-security/page-scripts.ts";
import { reportFailure } from "../serving/report-failure.ts";

const RENDER_TIMEOUT = 10_000;

/**
 * Renders a whole page. It isn't streamed: the hashes of its scripts go into the security policy,
 * which precedes the body, and a whole page can be cached.
 */
const renderPage = async (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> => {
  let failed = false;
  const nonce = randomBytes(16).toString("hex");
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        nonce,
        // Disables out-of-order chunks, which need scripts to be inserted, whatever the page's
        // size.
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
  headers.set(SCRIPT_NONCE, nonce);
  return new Response(request.method === "HEAD" ? null : html, {
    headers,
    status: failed ? 500 : status,
  });
};

/** Reports what a loader or an action threw, unless it threw a response on purpose. */
export const handleError = (error: unknown, { request }: { request: Request }) =>
  reportFailure(error, request);

export default renderPage;
