import { createPublicKey, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

import type { PushMessage } from "@devguild/schemas/constants/push-subscriptions";

import { makeBrowser } from "./push-browser.ts";

type Answer = { status: number; retryAfter?: number };

const fromBase64 = (text: string) => Buffer.from(text, "base64url");

/** Returns what a request's signature says; throws unless it was made with the key that it names (RFC 8292). */
export const readSignature = (authorization = "") => {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", payload = "", signature = ""] = token.split(".");
  const point = fromBase64(key);
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    fromBase64(signature),
  );
  if (!isRight) throw new Error("The signature is wrong.");
  const claims = JSON.parse(fromBase64(payload).toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  return { key, ...claims };
};

/**
 * Starts a stand-in for a push service on this machine. It checks each message's signature and decrypts it as the
 * browser would, and answers as it is told. Other programs subscribe a browser with PUT, and read its messages with
 * GET.
 */
export const openPushService = async (port = 0) => {
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>();
  const received: { path: string; message: PushMessage; headers: IncomingMessage["headers"] }[] =
    [];
  const service = {
    url: "",
    host: "",
    received,
    /** What it answers to a message, by the path of the browser. */
    answer: (_path: string): Answer => ({ status: 201 }),
    /** Makes a browser that is subscribed at this service. */
    subscribe: (path: string) => {
      const browser = makeBrowser(`${service.url}/${path}`);
      browsers.set(`/${path}`, browser);
      return browser.subscription;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const messagesTo = (path: string) =>
    received.filter((each) => each.path === path).map(({ message }) => message);
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    if (request.method === "PUT")
      return response.end(JSON.stringify(service.subscribe(path.slice(1))));
    if (request.method === "GET") return response.end(JSON.stringify(messagesTo(path)));
    const body = await buffer(request);
    const { aud, exp } = readSignature(request.headers.authorization);
    const isRight = aud === service.url && exp * 1000 > Date.now();
    const { status, retryAfter } = isRight ? service.answer(path) : { status: 403 };
    if (isRight) {
      const message = JSON.parse(browsers.get(path)?.decrypt(body) ?? "") as PushMessage;
      received.push({ path, message, headers: request.headers });
    }
    return response
      .writeHead(status, retryAfter === undefined ? {} : { "Retry-After": retryAfter })
      .end();
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  service.host = `127.0.0.1:${address.port}`;
  service.url = `http://${service.host}`;
  return service;
};

export type PushService = Awaited<ReturnType<typeof openPushService>>;
