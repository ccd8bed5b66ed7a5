import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

const PASSWORD = "seven-lanterns-north";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const searchesOf = async (caller: Caller) =>
  (await api.call(contract.alerts.list, {}, caller)).body.data;

test("resetting a password through an emailed link claims the alerts of the address", async () => {
  const { userId, email } = await given.developer({ user: { email_verified_at: null } });
  const { id } = await given.savedSearch({ email });
  await api.call(contract.passwords.forgot, { body: { email } });
  const token = getLinkToken((await api.mailsTo(email))[0]);
  const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await api.call(contract.passwords.reset, { body })).status).toBe(200);
  const caller = { token: await given.session(userId) };
  expect(await searchesOf(caller)).toMatchObject([{ id }]);
});

test("becoming a developer with a confirmed address claims its alerts", async () => {
  const person = await given.generic();
  const { id } = await given.savedSearch({ email: person.email });
  const waiting = await given.savedSearch(
    { email: person.email },
    { remote: true },
    { confirmed_at: null, due_at: null },
  );
  const become = { body: { terms: true as const } };
  expect((await api.call(contract.account.assignDeveloper, become, person)).status).toBe(200);
  const found = await searchesOf(person);
  expect(found).toMatchObject([{ id }]);
  expect(found).not.toContainEqual(expect.objectContaining({ id: waiting.id }));
});
