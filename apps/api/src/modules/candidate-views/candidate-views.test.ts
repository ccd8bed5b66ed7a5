import { contract } from "@devguild/contract/contract";
import { CANDIDATE_VIEWS_MAX, INBOX_MESSAGES } from "@devguild/schemas/constants/candidate-inbox";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { EVERYONE_OPEN } from "../../../testing/given-candidates.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.candidateViews;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  recruiter = await given.companyUser(company.id);
});

const STRONG = { ...EVERYONE_OPEN, min_points: 4, search: "go" };

const create = (name: string, caller = recruiter) =>
  api.call(
    calls.create,
    { params: { companyId: company.id }, body: { name, filter: STRONG } },
    caller,
  );
const list = async (caller = recruiter) =>
  (await api.call(calls.list, { params: { companyId: company.id } }, caller)).body.data;

test("a person's views are theirs alone, renamed, changed and deleted", async () => {
  const { id } = (await create("Go, strong")).body.data;
  await create("Second");
  expect(await list()).toMatchObject([
    { id, name: "Go, strong", filter: STRONG },
    { name: "Second" },
  ]);
  const colleague = await given.companyUser(company.id);
  expect(await list(colleague)).toEqual([]);

  const params = { companyId: company.id, viewId: id };
  const body = { name: "Everyone", filter: EVERYONE_OPEN };
  expect((await api.call(calls.update, { params, body }, colleague)).status).toBe(404);
  expect((await api.call(calls.update, { params, body }, recruiter)).body.data).toEqual({
    id,
    ...body,
  });
  expect((await api.call(calls.remove, { params }, colleague)).status).toBe(404);
  expect((await api.call(calls.remove, { params }, recruiter)).status).toBe(204);
  expect(await list()).toMatchObject([{ name: "Second" }]);
});

test("a name is used once, and there are at most twenty", async () => {
  await create("One");
  expect((await create("one")).problem.errors).toEqual({ name: [INBOX_MESSAGES.viewTaken] });
  for (let count = 1; count < CANDIDATE_VIEWS_MAX; count++) await create(`View ${count}`);
  const refused = await create("Too many");
  expect(refused.status).toBe(409);
  expect(await list()).toHaveLength(CANDIDATE_VIEWS_MAX);
});
