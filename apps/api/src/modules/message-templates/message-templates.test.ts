import { contract } from "@devguild/contract/contract";
import { TEMPLATE_MESSAGES } from "@devguild/schemas/constants/message-templates";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.messageTemplates;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let colleague: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  recruiter = await given.companyUser(company.id);
  colleague = await given.companyUser(company.id);
});

const KIND_NO = {
  name: "Kind no",
  purpose: "decline" as const,
  body: "Hi {{first_name}}.",
  is_own: false,
};

const create = (body = KIND_NO, caller = recruiter) =>
  api.call(calls.create, { params: { companyId: company.id }, body }, caller);
const list = async (caller = recruiter) =>
  (await api.call(calls.list, { params: { companyId: company.id } }, caller)).body.data;

test("templates are the company's or one's own, and each name is used once", async () => {
  const shared = (await create()).body.data;
  await create({ ...KIND_NO, name: "Mine", is_own: true });
  expect((await list()).map(({ name, is_own }) => [name, is_own])).toEqual([
    ["Kind no", false],
    ["Mine", true],
  ]);
  expect((await list(colleague)).map(({ name }) => name)).toEqual(["Kind no"]);
  expect((await create({ ...KIND_NO, name: "KIND NO" })).problem.errors).toEqual({
    name: [TEMPLATE_MESSAGES.taken],
  });

  const params = { companyId: company.id, templateId: shared.id };
  const body = { ...KIND_NO, body: "Dear {{first_name}}." };
  expect((await api.call(calls.update, { params, body }, colleague)).body.data).toMatchObject({
    body: "Dear {{first_name}}.",
  });
  expect((await api.call(calls.remove, { params }, recruiter)).status).toBe(204);
  expect((await api.call(calls.remove, { params }, recruiter)).status).toBe(404);
});

test("a colleague's own template and another company's can't be changed", async () => {
  const { id } = (await create({ ...KIND_NO, is_own: true })).body.data;
  const params = { companyId: company.id, templateId: id };
  expect((await api.call(calls.update, { params, body: KIND_NO }, colleague)).status).toBe(404);
  const foreign = await given.company();
  const stranger = await given.companyUser(foreign.id);
  const disguised = { companyId: foreign.id, templateId: id };
  expect((await api.call(calls.remove, { params: disguised }, stranger)).status).toBe(404);
});

test("unknown variables are refused where they are", async () => {
  expect((await create({ ...KIND_NO, body: "Hi {{firstname}}." })).problem.errors).toEqual({
    body: [expect.stringContaining("{{firstname}}")],
  });
});
