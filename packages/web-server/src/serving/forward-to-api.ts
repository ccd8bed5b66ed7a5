import { webConfig } from "../web-config.ts";

// What describes one connection must not travel on to the next.
const HOP_HEADERS = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host"];

/**
 * Passes a browser's request on to the API, so that browsers know one origin only; `base` is the path
 * below which the API answers what has its address at the root of our host.
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
  // The proxy unpacks nothing and packs nothing: bytes pass as they are.
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
    return Response.json({ message: "The API does not answer.", errors: {} }, { status: 503 });
  }
};
