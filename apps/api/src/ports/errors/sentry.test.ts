import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openVendor, type VendorServer } from "../../../testing/vendor-server.ts";
import type { Failure } from "./errors.port.ts";
import { sentry } from "./sentry.ts";

// Reads reports the way a Sentry-compatible service does.
let vendor: VendorServer<unknown[]>;
let dsn: string;

beforeEach(async () => {
  vendor = await openVendor(
    (body) =>
      body
        .trimEnd()
        .split("\n")
        .map((line): unknown => JSON.parse(line)),
    { status: 200, body: "{}" },
  );
  dsn = vendor.url.replace("//", "//key1@") + "/team/7";
});

afterEach(() => vendor.close());

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
  test("gets an envelope with the error, the page and the user", async () => {
    await portOf().report(failure);
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(vendor.received).toMatchObject([
      {
        method: "POST",
        path: "/team/api/7/envelope/",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": expect.stringMatching(/sentry_version=7.*sentry_key=key1$/),
        },
        body: [
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

  test("gets guests' errors as guests'", async () => {
    await portOf().report({ ...failure, user: "guest" });
    expect(vendor.received[0]?.body[2]).toMatchObject({ user: { id: "guest" } });
  });

  test("is paused for as long as it asks", async () => {
    const port = portOf();
    vendor.answer = { status: 429, headers: { "Retry-After": "60" } };
    await port.report(failure);
    await port.report(failure);
    expect(vendor.received).toHaveLength(1);
  });

  test.each([400, 403, 500])("that responds with %i still gets the next error", async (n) => {
    const port = portOf();
    vendor.answer = { status: n };
    await port.report(failure);
    await port.report(failure);
    expect(vendor.received).toHaveLength(2);
  });

  test("that is down breaks nothing here", async () => {
    await expect(portOf("http://key1@127.0.0.1:1/7").report(failure)).resolves.toBeUndefined();
  });
});
