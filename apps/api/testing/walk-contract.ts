import { and, asc, eq, gt, max } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

import type { Db } from "../src/db/db.ts";
import { auditLog } from "../src/modules/audit/audit.tables.ts";
import { buildAddress, contractCalls, splitCalls } from "./contract-calls.ts";
import { contractWorld, type World } from "./contract-world.ts";
import { everyone, type PersonName } from "./people.ts";
import { openApi, type TestApi } from "./test-api.ts";

const lastEntry = async (db: Db) => {
  const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog);
  return last?.id ?? 0;
};

const listEntries = (db: Db, after: number, subject: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, after), eq(auditLog.subject, subject)))
    .orderBy(asc(auditLog.id));

/** Returns the calls of one part of the walk. */
export const listCalls = splitCalls(contractCalls, 4);

/** Tests each call of one part as every kind of caller. */
export const testContract = (part: number) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi();
    world = await contractWorld(api);
  });

  describe("a call is allowed only for these people", () => {
    test.each(listCalls(part))("$name", async ({ endpoint, may, sample, changesAccount }) => {
      const { params, query, body } = (await sample?.(world)) ?? {};
      // A sample rejected because of its input would prove nothing about access.
      if (endpoint.body) expect(z.safeParse(endpoint.body, body).error).toBeUndefined();
      if (endpoint.query) expect(z.safeParse(endpoint.query, query ?? {}).error).toBeUndefined();

      const decisions: [PersonName, number | "allowed"][] = [];
      const succeeded: number[] = [];
      const before = await lastEntry(api.db);
      for (const [index, person] of everyone.entries()) {
        const token = changesAccount ? world.tokenOfNew(person) : world.tokenOf(person);
        const { status } = await api.send(endpoint.method, buildAddress(endpoint, params, query), {
          token: await token,
          address: `192.0.2.${index + 1}`,
          body: body && JSON.stringify(body),
        });
        const isRefused = status === 401 || status === 403 || status >= 500;
        decisions.push([person, isRefused ? status : "allowed"]);
        const userId = world.userIdOf(person);
        if (status < 300 && userId !== undefined) succeeded.push(userId);
      }

      const expected = everyone.map((person) => [
        person,
        may.includes(person) ? "allowed" : person === "guest" ? 401 : 403,
      ]);
      expect(decisions).toEqual(expected);

      // The audit log has one entry for each call that changed something, as the contract declares.
      const { audit } = endpoint;
      if (!audit || "none" in audit) return;
      const entries = await listEntries(api.db, before, audit.subject);
      expect(entries.map(({ user_id }) => user_id)).toEqual(succeeded);
      for (const { action, details } of entries) {
        expect(action.split(".")[0]).toBe(audit.action.split(".")[0]);
        expect(details).toMatchObject({
          changes: expect.any(Object),
          personal: expect.any(Object),
        });
      }
    });
  });
};
