import { contract } from "@devguild/contract/contract";
import { PROFILE_MESSAGES } from "@devguild/schemas/constants/profile";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { consents } from "../consents/consents.tables.ts";

const calls = contract.profile;

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

describe("personal details", () => {
  test("are changed field by field, and cleared by null", async () => {
    const developer = await given.developer();
    const body = {
      first_name: " Grace ",
      job_title: "Engineer",
      position: "Lead",
      company_name: "Navy",
      about_me: "I count.",
      phone_number: "+4915112345678",
    };
    const saved = await api.call(calls.saveDetails, { body }, developer);
    expect(saved.body.data).toMatchObject({
      ...body,
      first_name: "Grace",
      full_name: expect.stringMatching(/^Grace Person/),
    });
    const cleared = await api.call(
      calls.saveDetails,
      { body: { phone_number: null, company_name: "", about_me: null } },
      developer,
    );
    expect(cleared.body.data).toMatchObject({
      first_name: "Grace",
      job_title: "Engineer",
      phone_number: null,
      company_name: null,
      about_me: "",
    });
    expect((await api.call(calls.saveDetails, { body: {} }, developer)).status).toBe(200);
  });

  test("of a user without a developer account are a name and a phone number", async () => {
    const recruiter = await given.companyUser((await given.company()).id);
    const body = { last_name: "Hopper", work_phone_number: "030123456", job_title: "Recruiter" };
    const saved = await api.call(calls.saveDetails, { body }, recruiter);
    expect(saved.body.data).toMatchObject({
      last_name: "Hopper",
      work_phone_number: "030123456",
      job_title: null,
    });
  });

  test.each([
    ["+49151123456", true],
    ["12345678", true],
    ["123456789012345", true],
    ["1234567", false],
    ["1234567890123456", false],
    ["0151 1234567", false],
    ["+49-151-123456", false],
  ])("the phone number %s: %s", async (phone_number, isFine) => {
    const answer = await api.call(
      calls.saveDetails,
      { body: { phone_number } },
      await given.developer(),
    );
    if (isFine) expect(answer.body.data.phone_number).toBe(phone_number);
    else expect(answer.problem.errors["phone_number"]).toEqual([PROFILE_MESSAGES.phoneInvalid]);
  });

  test.each([
    ["www.linkedin.com/in/jane-doe", "https://www.linkedin.com/in/jane-doe"],
    ["https://de.linkedin.com/in/jane_doe1/", "https://de.linkedin.com/in/jane_doe1/"],
    ["http://www.LinkedIn.com/in/x", "https://www.LinkedIn.com/in/x"],
    ["", null],
    ["linkedin.com/in/jane", "https://www.linkedin.com/in/jane"],
    ["http://LinkedIn.com/in/jane", "https://www.LinkedIn.com/in/jane"],
    ["jane", undefined],
    [`www.linkedin.com/in/${"x".repeat(200)}`, undefined],
    ["www.linkedin.com/1jane", undefined],
    ["https://www.linkedin.com.evil.example/in/x", undefined],
    ["javascript:alert(1)//www.linkedin.com/in", undefined],
    ["www.linkedin.com/in/x onclick", undefined],
  ])("the LinkedIn URL %s is stored as %s", async (linkedin, stored) => {
    const answer = await api.call(
      calls.saveSocialMedia,
      { body: { linkedin } },
      await given.developer(),
    );
    if (stored === undefined) expect(Object.keys(answer.problem.errors)).toEqual(["linkedin"]);
    else expect(answer.body.data.linkedin).toBe(stored);
  });

  test.each([
    ["https://github.com/jane.doe_1-x", "https://github.com/jane.doe_1-x"],
    ["http://github.com/jane", "http://github.com/jane"],
    ["github.com/jane", "https://github.com/jane"],
    ["https://github.com/jane/", "https://github.com/jane"],
    ["https://github.com/jane/repo", undefined],
    ["https://github.com/", undefined],
    ["https://evil.example/jane", undefined],
    ["github.com.evil.example/jane", undefined],
  ])("the GitHub URL %s is stored as %s", async (github, stored) => {
    const answer = await api.call(
      calls.saveSocialMedia,
      { body: { github } },
      await given.developer(),
    );
    if (stored === undefined) expect(answer.problem.errors).toHaveProperty("github");
    else expect(answer.body.data.github).toBe(stored);
  });
});

describe("location, interests and job preferences", () => {
  test("the residence is changed without the citizenship, and either is cleared by null", async () => {
    const developer = await given.developer();
    const germany = await given.placeId("germany");
    const save = (body: object) => api.call(calls.saveLocation, { body }, developer);
    expect((await save({ citizenship_country_id: germany })).body.data).toMatchObject({
      residence_city: { name: "Berlin" },
      citizenship: { id: germany },
    });
    const hamburg = String(await given.placeId("hamburg"));
    expect((await save({ residence_place_id: hamburg })).body.data).toMatchObject({
      residence_city: { name: "Hamburg" },
      citizenship: { id: germany },
    });
    expect(
      (await save({ citizenship_country_id: null, residence_place_id: null })).body.data,
    ).toMatchObject({ citizenship: null, residence_city: null });
    expect((await save({ residence_place_id: String(germany) })).problem.errors).toEqual({
      residence_place_id: [PROFILE_MESSAGES.cityUnknown],
    });
    expect((await save({ citizenship_country_id: Number(hamburg) })).problem.errors).toEqual({
      citizenship_country_id: [PROFILE_MESSAGES.countryUnknown],
    });
  });

  test("interests are skill categories, without duplicates", async () => {
    const developer = await given.developer();
    const [first, second] = (await getCatalogue(api.db)).categories;
    const ids = [second?.id ?? 0, first?.id ?? 0, second?.id ?? 0];
    const saved = await api.call(calls.saveInterests, { body: { interests: ids } }, developer);
    expect(saved.body.data.interests).toEqual([
      { id: first?.id, name: first?.name },
      { id: second?.id, name: second?.name },
    ]);
    const unknown = await api.call(
      calls.saveInterests,
      { body: { interests: [999_999] } },
      developer,
    );
    expect(unknown.problem.errors["interests"]).toEqual([PROFILE_MESSAGES.interestUnknown]);
    const none = await api.call(calls.saveInterests, { body: { interests: [] } }, developer);
    expect(none.body.data.interests).toEqual([]);
  });

  test("job preferences are saved one at a time", async () => {
    const developer = await given.developer();
    const save = (body: object) => api.call(calls.saveJobPreferences, { body }, developer);
    await save({ remote: 1, work_permit_details: "EU Blue Card" });
    expect((await save({ relocation: true })).body.data).toMatchObject({
      remote_option: true,
      relocation_option: true,
      special_work_permit: "EU Blue Card",
    });
    expect((await save({ remote: 0, work_permit_details: null })).body.data).toMatchObject({
      remote_option: false,
      special_work_permit: null,
    });
  });
});

describe("email settings", () => {
  const consentsOf = (userId: number) =>
    api.db.select().from(consents).where(eq(consents.user_id, userId)).orderBy(consents.id);

  test("take effect at once, and each consent is recorded", async () => {
    const developer = await given.developer();
    const save = (body: object) => api.call(calls.saveNotifications, { body }, developer);
    const on = { job_recommendations_subscribed: true, dev_digest_subscription_status: 1 };
    expect((await save(on)).body.data).toMatchObject(on);
    await save(on);
    const off = { job_recommendations_subscribed: false, dev_digest_subscription_status: 0 };
    expect((await save(off)).body.data).toMatchObject(off);
    const stored = await consentsOf(developer.userId);
    expect(stored.map(({ purpose }) => purpose).toSorted()).toEqual(["job-digest", "newsletter"]);
    expect(stored.every((each) => each.confirmed_at !== null && each.withdrawn_at !== null)).toBe(
      true,
    );
    await save({ job_recommendations_subscribed: 1 });
    expect(await consentsOf(developer.userId)).toHaveLength(3);
  });

  test("take effect once the address is confirmed, unless switched off before", async () => {
    const developer = await given.developer({ user: { email_verified_at: null } });
    const save = (body: object) => api.call(calls.saveNotifications, { body }, developer);
    const both = { job_recommendations_subscribed: true, dev_digest_subscription_status: 1 };
    expect((await save(both)).body.data.job_recommendations_subscribed).toBe(false);
    await save({ dev_digest_subscription_status: 0 });
    await api.call(contract.identity.resendVerification, {}, developer);
    const [mail] = await api.mailsTo(developer.email);
    await api.call(
      contract.identity.verifyEmail,
      { body: { token: getLinkToken(mail) } },
      developer,
    );
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data).toMatchObject({
      job_recommendations_subscribed: true,
      dev_digest_subscription_status: 0,
    });
  });
});

test("a profile is completed in three steps, the last of which is optional", async () => {
  const developer = await given.developer({ city: null });
  const placeId = String(await given.placeId("berlin"));
  const first = await api.call(
    calls.finalizeLocation,
    { body: { residence_place_id: placeId, citizenship_country_id: null } },
    developer,
  );
  expect(first.body.data).toMatchObject({
    residence_city: { name: "Berlin" },
    profile_finalized: false,
  });
  const second = await api.call(
    calls.finalizePreferences,
    { body: { remote: true, relocation: false, job_recommendations_subscribed: true } },
    developer,
  );
  expect(second.body.data).toMatchObject({
    remote_option: true,
    job_recommendations_subscribed: true,
    profile_finalized: false,
  });
  const last = await api.call(calls.finalizeLinkedin, { body: { linkedin: null } }, developer);
  expect(last.body.data).toMatchObject({ linkedin: null, profile_finalized: true });
});
