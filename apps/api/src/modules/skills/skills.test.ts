import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import { savedSearches } from "../alerts/alerts.tables.ts";
import { skills } from "../catalogue/catalogue.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers, developerSkills } from "../developers/developers.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { countSkillUses } from "./count-skill-uses.commands.ts";
import { moveMergedSkills } from "./merge-skills.commands.ts";
import { skillMerges } from "./skills.tables.ts";

const calls = contract.skills;

let api: TestApi;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

const BODY = { name: "", category_id: 1 };
const create = (body: Partial<BodyInput<typeof calls.create>>) =>
  api.call(calls.create, { body: { ...BODY, ...body } }, staff);
const merge = (id: number, target_id: number) =>
  api.call(calls.merge, { params: { id }, body: { target_id } }, staff);
const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"]) =>
  (await api.call(calls.list, { query }, staff)).body;
const listOffered = async () =>
  (await api.call(contract.catalogue.skills, {})).body.data.map(({ name }) => name);

describe("the list of skills", () => {
  test("is searched by name, slug and synonym, ignoring case", async () => {
    await create({ name: "Quicklang", synonyms: ["QKL"] });
    for (const query of ["QUICK", "quicklang", "qkl"])
      expect((await list({ query })).data.map(({ name }) => name)).toEqual(["Quicklang"]);
    expect((await list({ query: "%" })).data).toEqual([]);
  });

  test("says how often each is used, and sorts by that", async () => {
    const id = await given.skill({ name: "Counted", slug: "counted" });
    await given.developer({ skills: { counted: 3 } });
    await given.openJob({ skills: ["counted"] });
    await countSkillUses(api.db);
    const { data } = await list({ query: "Counted" });
    expect(data).toMatchObject([
      { id, uses: { developers: 1, jobs: 1, companies: 0, contents: 0 } },
    ]);
    const [most, ...others] = (await list({ order_by: "jobs", order_by_direction: "desc" })).data;
    for (const { uses } of others) expect(most?.uses.jobs).toBeGreaterThanOrEqual(uses.jobs);
  });
});

describe("staff who edit skills", () => {
  test("add one that everyone can choose at once, with slug and label from its name", async () => {
    const { status, body } = await create({ name: " Zig Zag ", synonyms: ["zz", "ZZ", "zig zag"] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: "Zig Zag",
      slug: "zig-zag",
      label: "Zig Zag",
      synonyms: ["ZZ"],
      merged_into: null,
    });
    expect(await listOffered()).toContain("Zig Zag");
  });

  test("deactivate one, which nobody can choose any longer", async () => {
    const id = await given.skill({ name: "Fading" });
    const body = { ...BODY, name: "Fading", active: false };
    expect((await api.call(calls.update, { params: { id }, body }, staff)).status).toBe(200);
    expect(await listOffered()).not.toContain("Fading");
  });

  test.each([
    [{ name: "Go" }, { name: ["There’s already a skill with this name."] }],
    [{ name: "golang" }, { name: ["There’s already a skill with this name."] }],
    [{ name: "Gopher", slug: "go" }, { slug: ["Another skill has this slug."] }],
    [{ name: "Gopher", synonyms: ["gph", "GO"] }, { synonyms: ["“GO” already finds Go."] }],
    [{ name: "Gopher", category_id: 999_999 }, { category_id: ["Choose a category."] }],
    [{ name: " " }, { name: ["This is a required field."] }],
  ])("get an error at the field for %j, and nothing changes", async (body, errors) => {
    const before = await api.db.$count(skills);
    expect((await create(body)).problem.errors).toEqual(errors);
    expect(await api.db.$count(skills)).toBe(before);
  });

  test("get one success if two add the same name or synonym at once", async () => {
    const both = await Promise.all([
      create({ name: "Twin", synonyms: ["tw"] }),
      create({ name: "Other twin", synonyms: ["TW"] }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test("get a 404 for an unknown skill", async () => {
    const body = { ...BODY, name: "Nowhere" };
    const answer = await api.call(calls.update, { params: { id: 999_999 }, body }, staff);
    expect(answer.status).toBe(404);
    expect((await merge(999_999, await given.skillId("go"))).status).toBe(404);
  });
});

describe("merging two skills", () => {
  const yearsFor = async (developerId: number) =>
    Object.fromEntries(
      (
        await api.db
          .select({ skill: developerSkills.skill_id, years: developerSkills.years })
          .from(developerSkills)
          .where(eq(developerSkills.developer_id, developerId))
      ).map(({ skill, years }) => [skill, years]),
    );

  test("moves every use, keeps the longer experience, and finds the old words", async () => {
    const [from, to] = [
      await given.skill({ name: "Oldlang", slug: "oldlang", label: "Oldlang", synonyms: ["old"] }),
      await given.skill({ name: "Newlang", slug: "newlang" }),
    ];
    const one = await given.developer({ skills: { oldlang: 4 } });
    const both = await given.developer({ skills: { oldlang: 9, newlang: 2 }, seniority: 0 });
    const job = await given.openJob({ skills: ["go", "oldlang"] });
    const doubled = await given.openJob({ skills: ["newlang", "oldlang"] });
    const article = await given.article({ skill_ids: [from] });
    const company = await given.company();
    await api.db
      .update(companies)
      .set({ tech_stack_ids: [from, to] })
      .where(eq(companies.id, company.id));
    for (const ids of [[from], [to]])
      await given.savedSearch({ developerId: one.developerId }, { skills: ids });

    const { status, body } = await merge(from, to);
    expect(status).toBe(202);
    expect(body.data.merged_into).toMatchObject({ id: to, name: "Newlang", moving: true });
    expect(await listOffered()).not.toContain("Oldlang");
    await moveMergedSkills(api.db);

    expect(await yearsFor(one.developerId)).toEqual({ [to]: 4 });
    expect(await yearsFor(both.developerId)).toEqual({ [to]: 9 });
    const seniorities = api.db
      .select({ seniority: developers.seniority })
      .from(developers)
      .where(eq(developers.id, both.developerId));
    expect(await seniorities).toEqual([{ seniority: 2 }]);
    const skillsIn = async (id: number) =>
      (await api.db.select({ ids: jobs.skill_ids }).from(jobs).where(eq(jobs.id, id)))[0]?.ids;
    expect(await skillsIn(job.id)).toEqual([await given.skillId("go"), to]);
    expect(await skillsIn(doubled.id)).toEqual([to]);
    expect(
      await api.db
        .select({ ids: articles.skill_ids })
        .from(articles)
        .where(eq(articles.id, article.id)),
    ).toEqual([{ ids: [to] }]);
    expect(
      await api.db
        .select({ ids: companies.tech_stack_ids })
        .from(companies)
        .where(eq(companies.id, company.id)),
    ).toEqual([{ ids: [to] }]);
    expect(
      await api.db
        .select({ search: savedSearches.search })
        .from(savedSearches)
        .where(eq(savedSearches.developer_id, one.developerId)),
    ).toMatchObject([{ search: { skills: [to] } }]);

    const [merged] = (await list({ query: "Oldlang", active: false })).data;
    expect(merged).toMatchObject({ merged_into: { id: to, moving: false } });
    expect((await list({ query: "old", active: true })).data).toMatchObject([
      { id: to, synonyms: ["Oldlang", "old"], uses: { developers: 2, jobs: 2 } },
    ]);
    expect(await given.skillId("oldlang")).toBe(to);
  });

  test("lets the job search find a job by the skill that stays before it is moved", async () => {
    const [from, to] = [await given.skill({ slug: "unmoved" }), await given.skill()];
    const job = await given.openJob({ skills: ["unmoved"] });
    const other = await given.openJob({ title: "Stevedore", skills: ["go"] });
    const found = async (query: { skills?: number[]; job_title?: string }) =>
      (await api.call(contract.jobs.search, { query })).body.data.job_ads.map(({ id }) => id);
    expect(await found({ skills: [to] })).toEqual([]);
    await merge(from, to);
    expect(await found({ skills: [to] })).toEqual([job.id]);
    expect(await found({ job_title: "stevedore", skills: [to] })).toEqual([]);
    expect(await found({ job_title: "stevedore" })).toEqual([other.id]);
    await moveMergedSkills(api.db);
    expect(await found({ skills: [to] })).toEqual([job.id]);
  });

  test("continues where it was stopped, and leaves a second run nothing to do", async () => {
    const [from, to] = [await given.skill({ slug: "stopped" }), await given.skill()];
    const { developerId } = await given.developer({ skills: { stopped: 1 } });
    await merge(from, to);
    // Stopped after the developers: the job still has the old one.
    await moveMergedSkills(api.db);
    await api.db.update(skillMerges).set({ moved_at: null }).where(eq(skillMerges.skill_id, from));
    const job = await given.openJob({});
    await api.db
      .update(jobs)
      .set({ skill_ids: [from] })
      .where(eq(jobs.id, job.id));
    await moveMergedSkills(api.db);
    const [row] = await api.db
      .select({ ids: jobs.skill_ids })
      .from(jobs)
      .where(eq(jobs.id, job.id));
    expect(row?.ids).toEqual([to]);
    expect(await yearsFor(developerId)).toEqual({ [to]: 1 });
  });

  test("follows a chain: what was merged before goes along", async () => {
    const [first, second, third] = [await given.skill(), await given.skill(), await given.skill()];
    await merge(first, second);
    await merge(second, third);
    const rows = await api.db
      .select({ target: skillMerges.target_id })
      .from(skillMerges)
      .where(sql`${skillMerges.skill_id} in (${first}, ${second})`);
    expect(rows).toEqual([{ target: third }, { target: third }]);
  });

  test("into each other at once lets one win", async () => {
    const [one, other] = [await given.skill(), await given.skill()];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422]);
  });

  test("is refused into itself, into an inactive skill, and twice", async () => {
    const [from, to] = [await given.skill(), await given.skill()];
    expect((await merge(from, from)).problem.errors).toEqual({
      target_id: ["Choose another skill."],
    });
    const off = await given.skill({ active: false });
    expect((await merge(from, off)).problem.errors).toEqual({
      target_id: ["Choose an active skill."],
    });
    expect((await merge(from, to)).status).toBe(202);
    expect((await merge(from, to)).status).toBe(409);
  });

  test("is final: the merged skill can't be changed or activated again", async () => {
    const [from, to] = [await given.skill(), await given.skill()];
    await merge(from, to);
    const body = { ...BODY, name: "Back again", active: true };
    const answer = await api.call(calls.update, { params: { id: from }, body }, staff);
    expect(answer.status).toBe(409);
    const [row] = await api.db.select().from(skills).where(eq(skills.id, from));
    expect(row?.active).toBe(false);
  });

  test("takes no word from a third skill, even if a label says it", async () => {
    const from = await given.skill({ label: "Go" });
    const to = await given.skill();
    await merge(from, to);
    const [row] = await api.db.select().from(skills).where(eq(skills.id, to));
    expect(row?.synonyms).not.toContain("Go");
  });

  test("knows every column that stores a skill", async () => {
    const columns = await selectRows<{ name: string }>(
      api.db,
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name not like 'skill%'
          and (column_name in ('skill_id', 'skill_ids') or column_name like 'tech_stack_id%')
        order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      "articles.skill_ids",
      "companies.tech_stack_ids",
      "company_facets.skill_ids", // Recounted from the company's jobs.
      "developer_skills.skill_id",
      "job_listings.skill_ids",
      "jobs.skill_ids",
      "live_events.skill_ids",
      "live_sessions.skill_ids",
      "market_salaries.skill_id", // Recomputed every hour.
      "salary_effects.skill_id", // Recomputed every night.
      "tech_stack_pages.skill_id", // Stays with the merged skill, whose address leads to the other one.
      "videos.skill_ids",
    ]);
  });
});
