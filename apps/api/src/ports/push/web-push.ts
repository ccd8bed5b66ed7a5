import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";

import type { VapidKeys } from "@devguild/config/push";
import webPush from "web-push";

import { HOUR_S, SECOND_MS } from "../../time.ts";
import { mayConnect, NotPublic, publicLookup } from "./public-lookup.ts";
import type { PushOutcome, PushPort, PushReceiver, PushSending } from "./push.port.ts";

type Settings = {
  keys: VapidKeys;
  /** Whom push services can reach about what we send. */
  contact: string;
  /** Stand-ins for push services, which may be on this machine and without encryption. */
  localHosts: readonly string[];
};

const ENCODING = "aes128gcm";
const TIMEOUT_MS = 5 * SECOND_MS;
const MAX_CONNECTIONS = 50;
// Push services answer with a line at most; whoever sends more isn't one.
const MAX_ANSWER_BYTES = 10_000;
// They accept a signature for a day at most.
const SIGNED_FOR_S = 12 * HOUR_S;

const agentOptions = { keepAlive: true, maxSockets: MAX_CONNECTIONS };

const drain = (response: IncomingMessage) => {
  let bytes = 0;
  response.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
  response.on("error", () => undefined);
};

const readRetryAfter = (response: IncomingMessage): number | null => {
  const seconds = Number(response.headers["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, HOUR_S) : null;
};

const toOutcome = (response: IncomingMessage, host: string): PushOutcome => {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return { kind: "delivered" };
  if (status === 404 || status === 410) return { kind: "expired" };
  const problem = `${host} answered with status ${status}.`;
  return status === 429 || status >= 500
    ? { kind: "retry", afterS: readRetryAfter(response), problem }
    : { kind: "failed", problem };
};

/**
 * Creates the port that speaks Web Push: messages are encrypted for the browser (RFC 8291) and signed with our
 * keys (RFC 8292), and only go to public addresses. Redirects are not followed.
 */
export const createWebPush = ({ keys, contact, localHosts }: Settings): PushPort => {
  const agent = new HttpsAgent({ ...agentOptions, lookup: publicLookup });
  const localAgent = new HttpAgent(agentOptions);
  const signed = new Map<string, { headers: Record<string, string>; untilMs: number }>();

  // One signature is for all browsers of a push service.
  const sign = (origin: string) => {
    const now = Date.now();
    const known = signed.get(origin);
    if (known && known.untilMs > now) return known.headers;
    const expires = Math.floor(now / SECOND_MS) + SIGNED_FOR_S;
    const headers = {
      ...webPush.getVapidHeaders(
        origin,
        contact,
        keys.publicKey,
        keys.privateKey,
        ENCODING,
        expires,
      ),
    };
    signed.set(origin, { headers, untilMs: now + HOUR_S * SECOND_MS });
    return headers;
  };

  const post = (url: URL, body: Buffer, { topic, ttlS }: PushSending) =>
    new Promise<PushOutcome>((resolve, reject) => {
      const isLocal = localHosts.includes(url.host);
      if (!isLocal && (url.protocol !== "https:" || !mayConnect(url)))
        throw new NotPublic(url.host);
      const isPlain = url.protocol === "http:";
      const request = (isPlain ? requestHttp : requestHttps)(url, {
        method: "POST",
        agent: isPlain ? localAgent : agent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...sign(url.origin),
          "Content-Type": "application/octet-stream",
          "Content-Encoding": ENCODING,
          "Content-Length": body.length,
          TTL: ttlS,
          Topic: topic,
          Urgency: "normal",
        },
      });
      request.on("response", (response) => {
        drain(response);
        resolve(toOutcome(response, url.host));
      });
      request.on("error", reject);
      request.end(body);
    });

  const encrypt = ({ p256dh, auth }: PushReceiver, payload: string) =>
    webPush.encrypt(p256dh, auth, payload, ENCODING).cipherText;

  return {
    send: async (receiver, sending) => {
      const url = new URL(receiver.endpoint);
      let body: Buffer;
      try {
        body = encrypt(receiver, sending.payload);
      } catch {
        return { kind: "failed", problem: "A browser’s keys aren’t valid." };
      }
      try {
        return await post(url, body, sending);
      } catch (error) {
        if (error instanceof NotPublic)
          return { kind: "failed", problem: `${url.host} isn’t on the public internet.` };
        return { kind: "retry", afterS: null, problem: `${url.host} can’t be reached.` };
      }
    },
    close: () => {
      agent.destroy();
      localAgent.destroy();
    },
  };
};
