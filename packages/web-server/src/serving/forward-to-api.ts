import { webConfig } from "../web-config.ts";

// Hop-by-hop headers, which must not be forwarded.
const HOP_HEADERS = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host"];

/**
 * Forwards a request to the API, so that browsers only see one origin. `base` is the API's path
 * prefix for URLs that are at the root of our host.
 */
export const forwardToApi = async (
  request: Request,
  address: string,
  base = "",
): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of HOP_HEADERS) headers.delete(name);
  headers.set("X-Forwarded-For", address);
  // The proxy neither compresses nor decompresses: bytes pass through unchanged.
  headers.set("Accept-Encoding", "identity");
  try {
    const answer = await fetch(webConfig.apiInternalUrl + base + pathname + search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      ...(request.body && { duplex: "half" }),
    });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  } catch {
    return Response.json({ message: "The API isn’t responding.", errors: {} }, { status: 503 });
  }
};
