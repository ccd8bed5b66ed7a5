import { contract } from "@devguild/contract/contract";
import type { QueryInput } from "@devguild/contract/endpoint";
import { beforeAll, describe, expect, test } from "vitest";

import type { Given } from "../../../testing/given.ts";
import { feedRow, listingImports } from "../../../testing/listing-imports.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { findJobListing } from "./job-listings.queries.ts";

const calls = contract.jobListings;

let api: TestApi;
let imports: Awaited<ReturnType<typeof listingImports>>;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  imports = await listingImports(api);
  ({ given, staff } = imports);
});

describe("a dry run", () => {
  test("says what would change and changes nothing before it is applied", async () => {
    const name = imports.newName();
    const id = await imports.dryRun(name, [
      feedRow("1"),
      feedRow("2", { title: "" }),
      feedRow("3", { title: "Cook", description: "You make soup." }),
    ]);
    expect(await imports.progress(id)).toMatchObject({
      state: "review",
      status: 2,
      found: 3,
      total: 1,
      skipped: 2,
      errors: 1,
    });
    const changes = await imports.listChanges(id);
    expect(changes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["new", "Berlin, Germany, salary not stated"],
      ["skipped", "No title in the feed"],
      ["skipped", "No tech skill found"],
    ]);
    expect(changes[0]?.skills.map((skill) => [skill.name, skill.taken])).toContainEqual([
      "Go",
      true,
    ]);
    expect(await imports.listLive(name)).toEqual([]);
  });

  test("is applied, and the public search finds the listing", async () => {
    const name = imports.newName();
    const title = `Kafka Wrangler ${Date.now()}`;
    const id = await imports.importAll(name, [
      feedRow("1", { title, description_html: "<p onclick=x>Kafka<script>alert(1)</script></p>" }),
    ]);
    expect(await imports.progress(id)).toMatchObject({ state: "done", created: 1, done: 1 });
    const [live] = await imports.listLive(name);
    expect(live?.html).toBe("<p>Kafka</p>");
    const found = await api.call(contract.jobs.search, {
      query: { job_title: title, job_listings_page: 1 },
    });
    expect(found.body.data.job_listings.map((each) => each.id)).toEqual([live?.id]);
  });

  test("shows changed fields, closes what is gone, and leaves out what staff untick", async () => {
    const name = imports.newName();
    await imports.importAll(name, [feedRow("1"), feedRow("2"), feedRow("3")]);
    const id = await imports.dryRun(name, [
      feedRow("1", { title: "Senior Go Engineer 1" }),
      feedRow("2"),
    ]);
    const [changed, closing] = await imports.listChanges(id);
    expect(changed?.fields.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["title", "Go Engineer 1", "Senior Go Engineer 1"],
      ["seniority_ids", "", "Senior"],
    ]);
    expect(closing).toMatchObject({
      kind: "closing",
      external_id: "3",
      reason: "Gone from the feed",
    });
    await imports.decide(id, closing?.id ?? 0, { included: false });
    await imports.apply(id);
    await api.queue.drain();
    expect((await imports.listLive(name)).map((each) => each.title)).toEqual([
      "Senior Go Engineer 1",
      "Go Engineer 2",
      "Go Engineer 3",
    ]);
    expect(await imports.progress(id)).toMatchObject({ updated: 1, closed: 0, same: 1 });
  });

  test("finds the same job of another source and skips it", async () => {
    const name = imports.newName();
    await imports.importAll(name, [
      feedRow("1", { title: "Go Engineer (m/f/x), Harbours", company: "Acme" }),
    ]);
    const id = await imports.dryRun(imports.newName(), [
      feedRow("77", { title: "Go Engineer, Harbours", company: "Acme" }),
    ]);
    const [live] = await imports.listLive(name);
    expect((await imports.listChanges(id))[0]).toMatchObject({
      kind: "skipped",
      reason: `Same as listing #${live?.id} from json`,
    });
  });
});

test("an import’s changes are filtered by kind, company, duplicates and unsure skills", async () => {
  await imports.importAll(imports.newName(), [
    feedRow("1", { title: "Tide Engineer", company: "Tidal" }),
  ]);
  const name = imports.newName();
  const id = await imports.dryRun(name, [
    feedRow("1", { title: "Tide Engineer", company: "Tidal" }),
    feedRow("2", { company: "Ebb", description: "You know Go. Kafka is a plus." }),
    feedRow("3", { company: "Ebb", description: "You know Go." }),
  ]);
  const listIds = async (query: QueryInput<typeof calls.changes>) =>
    (await api.call(calls.changes, { params: { id }, query }, staff)).body.data.map(
      (change) => change.external_id,
    );
  expect(await listIds({ show: "duplicates" })).toEqual(["1"]);
  expect(await listIds({ company: "Ebb" })).toEqual(["2", "3"]);
  expect(await listIds({ show: "unsure", company: "Ebb" })).toEqual(["2"]);
  expect(await listIds({ kind: "skipped" })).toEqual(["1"]);
});

test("skills that staff chose in a dry run aren’t undone by the next import", async () => {
  const name = imports.newName();
  const rows = [feedRow("1", { description: "You know Go. Kafka is a plus." })];
  const first = await imports.dryRun(name, rows);
  const [change] = await imports.listChanges(first);
  const all = change?.skills.map(({ id }) => id) ?? [];
  expect(all).toHaveLength(2);
  await imports.decide(first, change?.id ?? 0, { skill_ids: all });
  await imports.apply(first);
  await api.queue.drain();
  const second = await imports.dryRun(name, rows);
  const [again] = await imports.listChanges(second);
  expect(again?.fields.map(({ field, by_hand }) => [field, by_hand])).toEqual([
    ["skill_ids", true],
  ]);
  expect(await imports.progress(second)).toMatchObject({ total: 0 });
});

test("a listing whose row has a mistake isn’t gone", async () => {
  const name = imports.newName();
  await imports.importAll(name, [feedRow("1"), feedRow("2")]);
  const id = await imports.dryRun(name, [feedRow("1"), feedRow("2", { title: "" })]);
  expect((await imports.listChanges(id)).map(({ kind }) => kind)).toEqual(["skipped"]);
});

test("a listing that is also an open ad of the source’s company is skipped", async () => {
  const company = await given.company();
  const ad = await given.openJob({ company, title: "Lighthouse Engineer", cities: ["berlin"] });
  const rows = [feedRow("1", { title: "Lighthouse Engineer (m/f/x)", location: "Berlin" })];
  const file_key = await given.listingFile(staff.userId, JSON.stringify(rows));
  const { body } = await imports.startFeed({ file_key, company_id: company.id });
  await api.queue.drain();
  expect((await imports.listChanges(body.data.import_id))[0]).toMatchObject({
    kind: "skipped",
    reason: `Same as Devguild ad #${ad.id}`,
  });
});

test("a field edited by hand stays, until staff use the feed’s value", async () => {
  const name = imports.newName();
  await imports.importAll(name, [feedRow("1")]);
  const [live] = await imports.listLive(name);
  const stored = await findJobListing(api.db, live?.id ?? 0);
  const body = {
    title: "Edited",
    company_name: name,
    remote: false,
    city_ids: [],
    skill_ids: stored?.skill_ids ?? [],
    seniority_ids: [],
    language_id: stored?.language_id ?? null,
    salary_min: null,
    salary_max: null,
  };
  await api.call(calls.update, { params: { id: live?.id ?? 0 }, body }, staff);
  const first = await imports.dryRun(name, [feedRow("1", { salary_min: 60_000 })]);
  const [change] = await imports.listChanges(first);
  expect(change?.fields.map(({ field, by_hand }) => [field, by_hand])).toEqual([
    ["title", true],
    ["locations", true],
    ["salary_min", false],
  ]);
  const skills = change?.skills.map((skill) => skill.id) ?? [];
  await imports.apply(first);
  await api.queue.drain();
  expect((await imports.listLive(name))[0]?.title).toBe("Edited");
  // It is found where staff say it is, not where the feed does.
  expect(await findJobListing(api.db, live?.id ?? 0)).toMatchObject({ locations: [], cities: [] });
  const found = await api.call(calls.list, { query: { search: `edited ${name}` } }, staff);
  expect(found.body.data.map(({ title }) => title)).toEqual(["Edited"]);
  const second = await imports.dryRun(name, [feedRow("1", { salary_min: 60_000 })]);
  const [again] = await imports.listChanges(second);
  await imports.decide(second, again?.id ?? 0, { use_feed: ["title"], skill_ids: skills });
  await imports.apply(second);
  await api.queue.drain();
  expect((await imports.listLive(name))[0]?.title).toBe("Go Engineer 1");
});

test("salaries the wrong way round are refused at the field", async () => {
  const { id } = await given.listing();
  const body = {
    title: "Engineer",
    company_name: "Acme",
    remote: false,
    city_ids: [],
    skill_ids: [],
    seniority_ids: [],
    language_id: null,
    salary_min: 9,
    salary_max: 8,
  };
  const refused = await api.call(calls.update, { params: { id }, body }, staff);
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([
    422,
    ["salary_max"],
  ]);
});
