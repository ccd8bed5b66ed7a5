import { Hono } from "hono";
import { expect, test } from "vitest";

import { boundReads } from "./bound-reads.ts";
import { toHttpResponse, toProblem } from "./problems.ts";

/** An app that takes two reads at a time, and responds when `finish` is called. */
const createSlowApp = () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(boundReads(2));
  app.all("/slow", async (c) => {
    await promise;
    return c.text("done");
  });
  app.get("/broken", () => {
    throw new TypeError("broken");
  });
  app.onError((error, c) => {
    const problem = toProblem(error);
    if (!problem) return c.text("", 500);
    const { body, status, headers } = toHttpResponse(problem);
    return c.json(body, status, headers);
  });
  return { app, finish };
};

test("reads beyond the bound get 503 at once, and are welcome again when others have ended", async () => {
  const { app, finish } = createSlowApp();
  const running = [app.request("/slow"), app.request("/slow")];
  const refused = await app.request("/slow");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("5");
  finish();
  for (const each of running) expect((await each).status).toBe(200);
  expect((await app.request("/slow")).status).toBe(200);
});

test("writes have no bound, and reads that fail give their place back", async () => {
  const { app, finish } = createSlowApp();
  for (let times = 0; times < 3; times++) expect((await app.request("/broken")).status).toBe(500);
  const writes = Array.from({ length: 5 }, async () => app.request("/slow", { method: "POST" }));
  finish();
  for (const each of writes) expect((await each).status).toBe(200);
});
