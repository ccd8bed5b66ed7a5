import { SERVER_KEY_HEADER } from "@devguild/config/server-key";
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { reportFailure as Reporting } from "./report-failure.ts";

type Received = { path: string | undefined; headers: IncomingHttpHeaders; body: object };

let received: Received[] = [];
let reportFailure: typeof Reporting;

const take = async (request: IncomingMessage, response: ServerResponse) => {
  const body = JSON.parse(await text(request)) as object;
  received.push({ path: `${request.method} ${request.url}`, headers: request.headers, body });
  response.writeHead(204).end();
};
const server = createServer((request, response) => void take(request, response));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  // The API's URL is read once, with the rest of the configuration.
  vi.stubEnv("API_INTERNAL_URL", `http://127.0.0.1:${port}`);
  ({ reportFailure } = await import("./report-failure.ts"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

beforeEach(() => {
  received = [];
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const page = (path: string, headers: HeadersInit = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });

test("a page that fails on the server is reported with who asked and what they allow", async () => {
  const asked = { Cookie: "a=1", "Sec-GPC": "1", "X-Forwarded-For": "203.0.113.9", Via: "proxy" };
  reportFailure(new TypeError("x is undefined"), page("/en/jobs?token=secret", asked));
  await expect.poll(() => received).toHaveLength(1);
  const [report] = received;
  expect(report).toMatchObject({
    path: "POST /api/v2/error-reports",
    headers: {
      origin: "http://localhost:3000",
      cookie: "a=1",
      "sec-gpc": "1",
      "x-forwarded-for": "203.0.113.9",
      [SERVER_KEY_HEADER.toLowerCase()]: expect.stringMatching(/^[\w-]{43}$/),
    },
    body: {
      app: "site",
      name: "TypeError",
      message: "x is undefined",
      stack: expect.stringContaining("report-failure.test.ts"),
      page: "/en/jobs",
    },
  });
  expect(report?.headers.via).toBeUndefined();
});

test.each([
  ["/en/company-dashboard", "company", "http://localhost:3001"],
  ["/en/admin/jobs", "admin", "http://localhost:3002"],
])("a failure of %s is that of the app %s", async (path, app, origin) => {
  reportFailure("thrown text", page(path));
  await expect.poll(() => received).toMatchObject([{ headers: { origin }, body: { app } }]);
});

test("what a loader means as an answer, and what nobody waits for any more, is no failure", async () => {
  const left = new AbortController();
  left.abort();
  reportFailure(new Response(null, { status: 404 }), page("/en/jobs"));
  const answer = { status: 404, statusText: "", internal: false, data: null };
  reportFailure(answer, page("/en/jobs"));
  reportFailure(new Error("left"), new Request("http://localhost:3000/", { signal: left.signal }));
  reportFailure(new Error("last"), page("/en/magazine"));
  await expect.poll(() => received).toMatchObject([{ body: { message: "last" } }]);
});
