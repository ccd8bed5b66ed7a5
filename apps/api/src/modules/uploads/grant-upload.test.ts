import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const requestUpload = {
  logo: (caller: { token: string }) =>
    api.call(
      contract.uploads.temporary,
      { body: { filename: "a.png", type: "logo", content_type: "image/png" } },
      caller,
    ),
  avatar: (caller: { token: string }) =>
    api.call(
      contract.profileFiles.imageUploadUrl,
      { body: { filename: "a.png", content_type: "image/png" } },
      caller,
    ),
  cv: (caller: { token: string }) =>
    api.call(
      contract.profileFiles.cvUploadUrl,
      { body: { filename: "a.pdf", content_type: "application/pdf" } },
      caller,
    ),
};

test("a login can upload twenty files an hour, whatever they are", async () => {
  const person = await given.developer();
  for (let count = 0; count < 10; count++) {
    expect((await requestUpload.avatar(person)).status).toBe(200);
    expect((await requestUpload.cv(person)).status).toBe(200);
  }
  const refused = await requestUpload.cv(person);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
  expect((await requestUpload.avatar(person)).status).toBe(429);
  expect((await requestUpload.avatar(await given.developer())).status).toBe(200);
});

test("a login with an unconfirmed address can upload nothing", async () => {
  const unconfirmed = { email_verified_at: null };
  const developer = await given.developer({ user: unconfirmed });
  const company = await given.company();
  const recruiter = await given.companyUser(company.id, "company-recruiting-manager", unconfirmed);
  for (const answer of [
    await requestUpload.avatar(developer),
    await requestUpload.cv(developer),
    await requestUpload.logo(recruiter),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe("email_unverified");
  }
});
