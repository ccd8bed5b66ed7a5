import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { transaction } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";

// Needs transactions that wait for each other, which the embedded database doesn't have.

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("a call with a key doesn’t wait for whatever locks its sender’s login", async () => {
  const editor = await given.admin("content-editor");
  const body = { column: "social" as const, label: "Us", url: "https://example.com", active: true };
  const status = await transaction(api.db, async (tx) => {
    await tx.select().from(users).where(eq(users.id, editor.userId)).for("update");
    const sent = api.call(
      contract.siteLinks.create,
      { body },
      { ...editor, idempotencyKey: "one" },
    );
    return Promise.race([
      sent.then((answer) => answer.status),
      new Promise((resolve) => setTimeout(resolve, 5000, "waits")),
    ]);
  });
  expect(status).toBe(201);
});
