import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";

import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Failure } from "./errors.port.ts";
import { sentry } from "./sentry.ts";

type Received = { path: string | undefined; headers: IncomingHttpHeaders; lines: unknown[] };

let received: Received[];
let answer: { status: number; headers?: Record<string, string> };

// It checks what a Sentry-compatible service reads; no vendor's own service is called.
const take = async (request: IncomingMessage, response: ServerResponse) => {
  const lines = (await text(request)).trimEnd().split("\n");
  received.push({
    path: `${request.method} ${request.url}`,
    headers: request.headers,
    lines: lines.map((line) => JSON.parse(line) as unknown),
  });
  response.writeHead(answer.status, answer.headers).end("{}");
};
const server = createServer((request, response) => void take(request, response));

let dsn: string;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens nowhere.");
  dsn = `http://key1@127.0.0.1:${address.port}/team/7`;
});

beforeEach(() => {
  received = [];
  answer = { status: 200 };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failure: Failure = {
  app: "site",
  where: "browser",
  name: "TypeError",
  message: "x is not a function",
  stack: "    at press (https://devguild.example/assets/a-1.js:2:17)",
  page: "/en/jobs",
  user: 41,
  at: new Date("2026-11-21T10:00:00Z"),
};
const portOf = (to = dsn) => sentry(to, "demo", pino({ level: "silent" }));

describe("the error service", () => {
  test("gets an envelope with what failed, where, and whom it met", async () => {
    await portOf().report(failure);
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(received).toMatchObject([
      {
        path: "POST /team/api/7/envelope/",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": expect.stringMatching(/sentry_version=7.*sentry_key=key1$/),
        },
        lines: [
          { event_id: id },
          { type: "event" },
          {
            event_id: id,
            timestamp: "2026-11-21T10:00:00.000Z",
            platform: "javascript",
            environment: "demo",
            transaction: "/en/jobs",
            tags: { app: "site", where: "browser" },
            user: { id: "41", ip_address: null },
            exception: {
              values: [
                {
                  type: "TypeError",
                  value: "x is not a function",
                  stacktrace: {
                    frames: [
                      { function: "press", filename: "/assets/a-1.js", lineno: 2, colno: 17 },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    ]);
  });

  test("hears of guests as guests", async () => {
    await portOf().report({ ...failure, user: "guest" });
    expect(received[0]?.lines[2]).toMatchObject({ user: { id: "guest" } });
  });

  test("is left alone for as long as it asks", async () => {
    const port = portOf();
    answer = { status: 429, headers: { "Retry-After": "60" } };
    await port.report(failure);
    await port.report(failure);
    expect(received).toHaveLength(1);
  });

  test.each([400, 403, 500])("that answers %i is told the next failure all the same", async (n) => {
    const port = portOf();
    answer = { status: n };
    await port.report(failure);
    await port.report(failure);
    expect(received).toHaveLength(2);
  });

  test("that is down fails nothing here", async () => {
    await expect(portOf("http://key1@127.0.0.1:1/7").report(failure)).resolves.toBeUndefined();
  });
});
