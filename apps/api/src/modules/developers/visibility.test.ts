import { contract } from "@devguild/contract/contract";
import { DEVELOPER_STAFF_MESSAGES } from "@devguild/schemas/constants/admin-developers";
import { SOURCING_MESSAGES } from "@devguild/schemas/constants/sourcing";
import { HIDDEN_COMPANIES_MAX, VISIBILITY_MESSAGES } from "@devguild/schemas/constants/visibility";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { companies } from "../companies/companies.tables.ts";
import { developerHiddenCompanies } from "./developers.tables.ts";

const calls = contract.visibility;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let person: Awaited<ReturnType<Given["developer"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;
let otherJob: typeof job;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager");
  job = await given.openJob({ skills: ["go"] });
  otherJob = await given.openJob({ skills: ["go"] });
});
beforeEach(async () => {
  person = await given.reachableDeveloper({ skills: { go: 5 } });
});

const hide = (id: number) => api.call(calls.hide, { params: { id } }, person);
const show = (id: number) => api.call(calls.show, { params: { id } }, person);
const read = async () => (await api.call(calls.one, {}, person)).body.data;
const setVisible = (visible: boolean) =>
  api.call(calls.save, { body: { visible_to_staff: visible } }, person);

describe("a developer’s choice", () => {
  test("is to be found, until they say otherwise", async () => {
    expect(await read()).toEqual({ visible_to_staff: true, hidden_companies: [] });
    expect((await setVisible(false)).body.data.visible_to_staff).toBe(false);
    expect((await setVisible(false)).status).toBe(200);
    expect((await setVisible(true)).body.data.visible_to_staff).toBe(true);
  });

  test("lists companies by name, each once, also by two at once", async () => {
    const [one, other] = [job.company_id, otherJob.company_id];
    await api.db.update(companies).set({ name: "Zeta" }).where(eq(companies.id, one));
    await api.db.update(companies).set({ name: "alpha" }).where(eq(companies.id, other));
    const answers = await Promise.all([hide(one), hide(one), hide(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).hidden_companies.map(({ name }) => name)).toEqual(["alpha", "Zeta"]);
    expect((await show(one)).body.data.hidden_companies.map(({ id }) => id)).toEqual([other]);
    expect((await show(one)).status).toBe(200);
  });

  test("knows only companies that exist, and a hundred at most", async () => {
    expect((await hide(999_999_999)).status).toBe(404);
    const many = await api.db
      .insert(companies)
      .values(
        Array.from({ length: HIDDEN_COMPANIES_MAX }, (_, index) => ({
          name: `Hidden ${index}`,
          slug: `hidden-${person.developerId}-${index}`,
        })),
      )
      .returning({ id: companies.id });
    await api.db
      .insert(developerHiddenCompanies)
      .values(many.map(({ id }) => ({ developer_id: person.developerId, company_id: id })));
    const { problem } = await hide(job.company_id);
    expect([problem.code, problem.message]).toEqual([
      "too_many_hidden_companies",
      VISIBILITY_MESSAGES.companiesMany,
    ]);
  });
});

/** Everything that can bring a developer and a company’s job together without an application. */
const findEverywhere = async (about: typeof job) => {
  const body = { job_id: about.id, per_page: 100, skills: [{ id: await given.skillId("go") }] };
  const found = (await api.call(contract.sourcing.search, { body }, talent)).body;
  const counts = (await api.call(contract.sourcing.counts, { body: { job_id: about.id } }, talent))
    .body.data;
  const steps = (await api.call(contract.sourcing.steps, { body: { job_id: about.id } }, talent))
    .body.data;
  const message = {
    developer_ids: [person.developerId],
    sender_id: talent.userId,
    subject: "Go",
    body: "Hi",
    job_id: about.id,
  };
  const check = await api.call(contract.sourcing.validateMessage, { body: message }, talent);
  const params = { id: person.developerId };
  const matching = await api.call(contract.jobSuggestions.matching, { params }, talent);
  const owner = await given.companyUser(about.company_id);
  const reach = await api.call(contract.postings.reach, { query: {} }, owner);
  const inbox = { params: { companyId: about.company_id } };
  const candidates = await api.call(contract.candidateInbox.list, inbox, owner);
  return {
    isFound: found.data.some(({ id }) => id === person.developerId),
    total: found.meta.total,
    sourceable: found.meta.total_sourceable,
    counted: counts.residency.find(({ id }) => id === "any")?.count ?? 0,
    everyone: steps.everyone,
    skipped: check.body.data.skipped[0]?.reason ?? null,
    isMatching: matching.body.data.some((each) => each.job.id === about.id),
    reach: reach.body.data.current_draft_estimated_devs,
    candidates: candidates.body.data.length,
  };
};

describe("who hides", () => {
  beforeAll(async () => {
    // Reach is only said from five people on.
    for (let made = 0; made < 5; made++) await given.reachableDeveloper({ skills: { go: 2 } });
  });

  test("from a company is not found for its jobs, and for all others as before", async () => {
    const [before, otherBefore] = [await findEverywhere(job), await findEverywhere(otherJob)];
    expect(before).toMatchObject({ isFound: true, skipped: null, isMatching: true, candidates: 0 });
    await hide(job.company_id);
    expect(await findEverywhere(job)).toEqual({
      isFound: false,
      total: before.total - 1,
      sourceable: before.sourceable - 1,
      counted: before.counted - 1,
      everyone: before.everyone - 1,
      skipped: "hidden",
      isMatching: false,
      reach: before.reach - 1,
      candidates: 0,
    });
    expect(await findEverywhere(otherJob)).toEqual(otherBefore);
    await show(job.company_id);
    expect(await findEverywhere(job)).toEqual(before);
  });

  test("from our staff is found for no job, and reached by no ad", async () => {
    const before = await findEverywhere(job);
    await setVisible(false);
    expect(await findEverywhere(job)).toMatchObject({
      isFound: false,
      everyone: before.everyone - 1,
      skipped: "unavailable",
      reach: before.reach - 1,
    });
  });

  test("gets neither suggestions nor messages about the company’s jobs, also on their way", async () => {
    const send = () =>
      api.call(
        contract.sourcing.sendMessage,
        {
          body: {
            developer_ids: [person.developerId],
            sender_id: talent.userId,
            subject: "Go",
            body: "Hi",
            job_id: job.id,
          },
        },
        talent,
      );
    expect((await send()).status).toBe(202);
    await hide(job.company_id);
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect((await send()).problem.errors).toEqual({ developer_ids: [SOURCING_MESSAGES.nobody] });
    const suggest = (about: typeof job) =>
      api.call(
        contract.jobSuggestions.create,
        { params: { id: person.developerId }, body: { job_id: about.id, message: "" } },
        talent,
      );
    expect((await suggest(job)).problem.errors).toEqual({
      job_id: [DEVELOPER_STAFF_MESSAGES.suggestionHidden],
    });
    expect((await suggest(otherJob)).status).toBe(201);
  });

  test("and applies is a candidate like any other", async () => {
    await hide(job.company_id);
    await given.application(person.developerId, job.id);
    expect((await findEverywhere(job)).candidates).toBe(1);
  });
});

test("a company that is gone is no longer listed", async () => {
  const [gone] = await api.db
    .insert(companies)
    .values({ name: "Gone", slug: `gone-${person.developerId}` })
    .returning();
  await hide(gone?.id ?? 0);
  await api.db.delete(companies).where(eq(companies.id, gone?.id ?? 0));
  expect((await read()).hidden_companies).toEqual([]);
});
