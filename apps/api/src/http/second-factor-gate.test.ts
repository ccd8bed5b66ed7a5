import { contract } from "@devguild/contract/contract";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import { beforeAll, describe, expect, test } from "vitest";

import { buildAddress, contractCalls } from "../../testing/contract-calls.ts";
import { contractWorld, type World } from "../../testing/contract-world.ts";
import { computeCode } from "../../testing/given-factors.ts";
import { type Given, givenOn } from "../../testing/given.ts";
import { productionConfig } from "../../testing/production-config.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let given: Given;
let world: World;

beforeAll(async () => {
  api = await openApi(productionConfig);
  given = givenOn(api.db);
  world = await contractWorld(api);
});

const overview = (caller: { token: string }) => api.call(contract.overview.read, {}, caller);
const me = (caller: { token: string }) => api.call(contract.identity.me, {}, caller);

describe("an admin who has not proven a second factor", () => {
  test.each(contractCalls.filter(({ endpoint }) => endpoint.access !== "anyone"))(
    "may make the call only if it needs no second factor: $name",
    async ({ endpoint, sample, beforeSecondFactor }) => {
      const { params, query, body } = (await sample?.(world)) ?? {};
      const { status, json } = await api.send(
        endpoint.method,
        buildAddress(endpoint, params, query),
        {
          token: await world.tokenOf("superAdmin"),
          body: body && JSON.stringify(body),
        },
      );
      const { code } = (json ?? {}) as { code?: string };
      if (beforeSecondFactor) expect(status).not.toBe(403);
      else expect([status, code]).toEqual([403, MFA_REQUIRED]);
    },
  );

  test("counts as a guest on public calls", async () => {
    const token = await world.tokenOf("superAdmin");
    const found = await api.call(contract.palette.search, { query: { q: "engineer" } }, { token });
    const asGuest = await api.call(contract.palette.search, { query: { q: "engineer" } });
    expect(found.json).toEqual(asGuest.json);
  });
});

describe("an admin's session is unlocked", () => {
  test("by adding the first factor, and no other session is", async () => {
    const admin = await given.admin();
    const earlier = { token: await given.session(admin.userId) };
    expect((await me(admin)).body.data).toMatchObject({
      mfa_active: false,
      needs_second_factor: true,
    });
    const { secret } = (await api.call(contract.mfa.setUpTotp, { body: {} }, admin)).body.data;
    const body = { code: computeCode(secret) };
    expect((await api.call(contract.mfa.activateTotp, { body }, admin)).status).toBe(200);
    expect((await overview(admin)).status).toBe(200);
    expect((await me(admin)).body.data.needs_second_factor).toBe(false);
    // The earlier one has ended, as whoever started it had only the password.
    expect((await overview(earlier)).status).toBe(401);
  });

  test("by proving an existing factor, until the last one is removed", async () => {
    const admin = await given.admin();
    const app = await given.totp(admin.userId);
    expect((await overview(admin)).problem.code).toBe(MFA_REQUIRED);
    const question = { action: "second-factors.change" as const, subject_id: admin.userId };
    const challenge = await api.call(contract.mfa.challenge, { body: question }, admin);
    const { challenge_id } = challenge.body.data;
    const body = { challenge_id, method: "totp" as const, code: await app.code() };
    const { mfa_token } = (await api.call(contract.mfa.verify, { body }, admin)).body.data;
    expect((await overview(admin)).status).toBe(200);
    const removed = await api.call(contract.mfa.deactivateTotp, { body: { mfa_token } }, admin);
    expect(removed.body.data.mfa_active).toBe(false);
    expect((await overview(admin)).problem.code).toBe(MFA_REQUIRED);
  });
});

test("a user with another current account needs no second factor, and gains no access by switching", async () => {
  const person = await given.developer();
  const token = await given.actAs(person.userId, { type: "admin", role: "support" });
  const switchTo = (account_type: "developer" | "admin") =>
    api.call(contract.identity.switchAccount, { body: { account_type } }, { token });
  expect((await switchTo("developer")).status).toBe(200);
  expect((await api.call(contract.dashboards.developer, {}, { token })).status).toBe(200);
  expect((await switchTo("admin")).status).toBe(200);
  expect((await overview({ token })).problem.code).toBe(MFA_REQUIRED);
});
