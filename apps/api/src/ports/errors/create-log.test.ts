import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";

import { openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createApp } from "../../app.ts";
import { createLog } from "./create-log.ts";

const lines: string[] = [];
const log = createLog("info", { write: (line) => lines.push(line) });

afterEach(() => {
  lines.length = 0;
});

test("a failed sign-up logs neither the address nor the password's hash", async () => {
  const { db } = await openApi();
  const app = createApp({ db, config: testConfig, log });
  await db.execute(sql`alter table users rename to users_away`);
  try {
    const response = await app.request("/api/v2/developer/sign-up", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: testConfig.urls.site },
      body: JSON.stringify({
        email: "ada@mail.example",
        password: "seven-lanterns-north",
        terms: true,
      }),
    });
    expect(response.status).toBe(500);
  } finally {
    await db.execute(sql`alter table users_away rename to users`);
  }
  const logged = lines.join("");
  expect(logged).toContain("Failed query");
  expect(logged).toContain("42P01");
  expect(logged).not.toMatch(/ada@|argon2|seven-lanterns/);
});

test("an error keeps the code and constraint of what caused it", () => {
  const cause = Object.assign(new Error("duplicate key (email)=(ada@mail.example)"), {
    code: "23505",
    constraint: "users_email_unique",
  });
  log.error({ err: new Error("Failed query: insert\nparams: ada@mail.example", { cause }) });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    err: { message: "Failed query: insert", code: "23505", constraint: "users_email_unique" },
  });
  expect(lines[0]).not.toContain("ada@");
});

test.each([
  [
    "/api/v2/user/account/activation/token-info/SECRET",
    "/api/v2/user/account/activation/token-info/[token]",
  ],
  ["/api/calendar/own/SECRET.ics", "/api/calendar/own/[token]"],
  ["/api/unsubscribe/SECRET", "/api/unsubscribe/[token]"],
  ["/api/unsubscribe/newsletter/SECRET", "/api/unsubscribe/newsletter/[token]"],
  ["/api/v2/jobs/7", "/api/v2/jobs/7"],
])("the path %s is logged as %s", async (path, logged) => {
  const { db } = await openApi();
  await createApp({ db, config: testConfig, log }).request(path);
  expect(lines.map((line) => JSON.parse(line) as { path?: string })).toContainEqual(
    expect.objectContaining({ msg: "answered", path: logged }),
  );
});
