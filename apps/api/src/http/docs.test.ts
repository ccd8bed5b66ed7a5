import { API_BASE } from "@devguild/schemas/addresses";
import { Validator } from "@seriousme/openapi-schema-validator";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";

import { contractCalls } from "../../testing/contract-calls.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";
import { followJobs } from "../modules/job-index/follow-jobs.tasks.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});

describe("the API's documentation", () => {
  test("is valid OpenAPI 3.1 and lists every call with its access rules", async () => {
    const answer = await api.send("GET", "/openapi.json");
    const document = answer.json as {
      paths: Record<
        string,
        Record<string, { operationId: string; description: string; security?: object[] }>
      >;
    };
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");

    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = contractCalls.map(({ name }) => name.replace(/:([A-Za-z]+)/g, "{$1}"));
    expect(described.toSorted()).toEqual(calls.toSorted());

    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
    expect(document.paths["/user"]?.["get"]?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(document.paths["/jobs"]?.["get"]?.security).toBeUndefined();
  });

  test("is readable as a page, served entirely by this server", async () => {
    const page = await api.app.request("/api/docs");
    expect(page.status).toBe(200);
    const assets = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, url]) => url ?? "",
    );
    expect(assets).toHaveLength(3);
    for (const url of assets) {
      const asset = await api.app.request(url);
      const [type, length] = [asset.headers.get("Content-Type"), (await asset.text()).length];
      expect({ url, status: asset.status }).toEqual({ url, status: 200 });
      expect(type).toMatch(/^text\/(css|javascript)/);
      expect(length).toBeGreaterThan(50);
    }
    const script = await (await api.app.request("/api/docs/start.js")).text();
    expect(script).toContain(`${API_BASE}/openapi.json`);
  });

  test.each(["/api/docs/package.json", "/api/docs/..%2Fpackage.json", "/api/docs/none.js"])(
    "serves nothing else: %s",
    async (url) => {
      expect((await api.app.request(url)).status).toBe(404);
    },
  );
});

describe("every response", () => {
  test.each([
    `${API_BASE}/jobs`,
    `${API_BASE}/user`,
    `${API_BASE}/no/such/call`,
    "/api/docs",
    "/healthz",
    "/elsewhere",
  ])("forbids sniffing and framing, and has an id: %s", async (url) => {
    const { headers } = await api.app.request(url);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{8,}$/);
  });

  test("does not depend on a trailing slash", async () => {
    expect((await api.send("GET", "/languages/")).status).toBe(200);
  });

  test("says when the server is up, and when it is ready", async () => {
    expect(await (await api.app.request("/healthz")).json()).toEqual({ status: "ok" });
    const waiting = await api.app.request("/readyz");
    expect(waiting.status).toBe(503);
    expect(waiting.headers.get("Retry-After")).toBe("1");
    expect(await waiting.json()).toMatchObject({ database: "ready", job_index: "building" });

    const following = followJobs(api, pino({ level: "silent" }));
    await following.built;
    const ready = await api.app.request("/readyz");
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: "ready", job_index: "ready" });
    await following.close();
  });
});
