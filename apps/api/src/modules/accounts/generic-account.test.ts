import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";
import { developers } from "../developers/developers.tables.ts";

const calls = contract.account;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const restore = (token: string) => api.call(calls.restore, { body: { token } });
const isLoggedIn = async (token: string) =>
  (await api.call(contract.identity.me, {}, { token })).status === 200;
const restoreTokenOf = async (email: string) => getLinkToken((await api.mailsTo(email))[0]);
const meOf = async (caller: Caller) => (await api.call(contract.identity.me, {}, caller)).body.data;

describe("a generic account", () => {
  const removeGeneric = async (person: { userId: number; token: string }) =>
    api.call(calls.deleteGeneric, { body: await given.deletionProof(person.userId) }, person);
  const become = (caller: Caller, more: object = {}) =>
    api.call(calls.assignDeveloper, { body: { terms: true, ...more } }, caller);

  test("is deleted with its login if it is the last one, and can be restored", async () => {
    const person = await given.generic();
    const { data } = (await removeGeneric(person)).body;
    expect(data.logged_out).toBe(true);
    expect(await isLoggedIn(person.token)).toBe(false);
    const restored = await restore(await restoreTokenOf(person.email));
    expect(restored.body.data.account_type).toBe("generic");
  });

  test("is deleted for good if there are others; without one there is nothing to delete", async () => {
    const person = await given.generic();
    const company = await given.company();
    await given.actAs(person.userId, {
      type: "company",
      company_id: company.id,
      role: "company-recruiting-manager",
    });
    expect((await removeGeneric(person)).body.data).toEqual({
      restorable_until: null,
      logged_out: false,
    });
    expect((await meOf(person)).accounts.map(({ type }) => type)).toEqual(["company"]);
    expect((await removeGeneric(person)).problem.code).toBe("no_such_account");
    expect(await api.mailsTo(person.email)).toEqual([]);
  });

  test("becomes a developer account at the first step of the profile", async () => {
    const person = await given.generic();
    const { data } = (await become(person, { job_digest_terms: true })).body;
    expect(data).toMatchObject({
      account_type: "developer",
      signup_step: 1,
      job_recommendations_subscribed: true,
      dev_digest_subscription_status: 2,
      home: { url: "/developer-dashboard" },
    });
    expect(data.accounts.map(({ type }) => type)).toEqual(["developer"]);
    expect((await become(person)).problem.code).toBe("already_developer");
  });

  test("is not required: a company user can become a developer too, once", async () => {
    const person = await given.companyUser((await given.company()).id);
    const answers = await Promise.all([become(person), become(person)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await meOf(person)).accounts.map(({ type }) => type)).toEqual(["company", "developer"]);
  });

  test("needs the terms to become a developer account, and no deleted account awaiting restoration", async () => {
    const person = await given.generic();
    expect(Object.keys((await become(person, { terms: false })).problem.errors)).toEqual(["terms"]);
    const atWork = await given.developer();
    await given.actAs(atWork.userId, {
      type: "company",
      company_id: (await given.company()).id,
      role: "company-recruiting-manager",
    });
    const asDeveloper = { body: { account_type: "developer" as const } };
    await api.call(contract.identity.switchAccount, asDeveloper, atWork);
    const body = await given.deletionProof(atWork.userId);
    await api.call(calls.deleteDeveloper, { body }, atWork);
    expect((await become(atWork)).problem.code).toBe("account_deleted");
    const rows = await api.db
      .select()
      .from(developers)
      .where(eq(developers.user_id, atWork.userId));
    expect(rows).toHaveLength(1);
  });
});
