import { contract } from "@devguild/contract/contract";
import { matchPoints } from "@devguild/matching/score";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { applicationMoves, applications } from "../applications/applications.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { countAllFacets, countChangedFacets } from "../public-companies/public-companies.tasks.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const calls = contract.dashboards;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const dashboardOf = async (developer: { token: string }) =>
  (await api.call(calls.developer, {}, developer)).body.data;

describe("'For you'", () => {
  test("suggests open jobs that share a skill, best match first, without jobs already applied to", async () => {
    const developer = await given.developer({ skills: { zig: 6, ocaml: 5 } });
    const half = await given.openJob({ skills: ["zig", "perl"] });
    const full = await given.openJob({ skills: ["zig", "ocaml"] });
    const applied = await given.openJob({ skills: ["zig"] });
    await given.openJob({ skills: ["perl"] });
    await given.openJob({ skills: ["zig"], status: "unpublished" });
    await given.application(developer.developerId, applied.id);
    const { suggested_jobs: suggested, applied_jobs: appliedJobs } = await dashboardOf(developer);
    expect(suggested.map(({ job }) => job.id)).toEqual([full.id, half.id]);
    expect(suggested.map(({ score }) => score)).toEqual([1, 0.5]);
    for (const { score, points } of suggested) expect(points).toBe(matchPoints(score));
    expect(appliedJobs.map(({ id }) => id)).toEqual([applied.id]);
  });

  test("suggests nothing below 2.5 points", async () => {
    const developer = await given.developer({ skills: { haskell: 6 } });
    const fair = await given.openJob({ skills: ["haskell", "perl"] });
    await given.openJob({ skills: ["haskell", "perl", "lua"] });
    const { suggested_jobs: suggested } = await dashboardOf(developer);
    expect(suggested.map(({ job }) => job.id)).toEqual([fair.id]);
  });

  describe("suggests only jobs where a developer from Berlin can work", () => {
    type Mobility = Partial<typeof developers.$inferInsert>;
    const AT = {
      potsdam: { cities: ["potsdam"] },
      hamburg: { cities: ["hamburg"] },
      london: { cities: ["london"] },
      zurich: { cities: ["zurich"] },
      "remote in Germany": { cities: ["hamburg"], remoteIn: ["germany"] },
      "remote anywhere": { cities: [], remoteIn: ["anywhere"] },
      "remote in Austria": { cities: ["vienna"], remoteIn: ["austria"] },
    };
    const skills = ["elixir"];
    const names = new Map<number, string>();
    beforeAll(async () => {
      for (const [name, values] of Object.entries(AT))
        names.set((await given.openJob({ skills, ...values })).id, name);
    });

    test.each<[string, (place: Given["placeId"]) => Promise<Mobility>, string[]]>([
      ["who neither moves nor works remotely", async () => ({}), ["potsdam"]],
      [
        "who works remotely",
        async () => ({ remote_option: true }),
        ["potsdam", "remote in Germany", "remote anywhere"],
      ],
      [
        "who would move",
        async () => ({ relocation_option: true }),
        ["potsdam", "hamburg", "london", "zurich"],
      ],
      [
        "who would move and may work in the EU and in Switzerland",
        async (place) => ({
          relocation_option: true,
          citizenship_country_id: await place("germany"),
        }),
        ["potsdam", "hamburg", "zurich"],
      ],
      [
        "who would move and states a work permit",
        async (place) => ({
          relocation_option: true,
          citizenship_country_id: await place("india"),
          special_work_permit: "Skilled Worker visa",
        }),
        ["potsdam", "hamburg", "london", "zurich"],
      ],
    ])("%s", async (_, mobility, expected) => {
      const developer = await given.developer({ skills: { elixir: 6 } });
      await api.db
        .update(developers)
        .set({ remote_option: false, relocation_option: false, ...(await mobility(given.placeId)) })
        .where(eq(developers.id, developer.developerId));
      const { suggested_jobs: suggested } = await dashboardOf(developer);
      expect(new Set(suggested.map(({ job }) => names.get(job.id)))).toEqual(new Set(expected));
    });
  });

  test.each([
    ["everything", {}, 100, []],
    ["no languages", { languages: {} }, 80, ["languages"]],
    [
      "almost nothing",
      { languages: {}, skills: {}, city: null },
      40,
      ["location", "skills", "languages"],
    ],
  ])("shows how complete the profile is: %s", async (_, values, percent, missing) => {
    const developer = await given.developer({ languages: { english: 4 }, ...values });
    const { signup } = await dashboardOf(developer);
    expect(signup).toEqual({ step: 3, percent, missing });
  });

  test("is the same for staff, and a 404 for an unknown developer", async () => {
    const developer = await given.developer({ skills: { zig: 6 } });
    const admin = await given.admin("talent-manager");
    const read = (id: number) => api.call(calls.developerJobs, { params: { id } }, admin);
    const { applied_jobs, suggested_jobs } = await dashboardOf(developer);
    expect((await read(developer.developerId)).body).toEqual({
      data: { applied_jobs, suggested_jobs },
      meta: { current_page: 1, last_page: 1, per_page: 100, total: applied_jobs.length },
    });
    expect((await read(999_999)).status).toBe(404);
    const params = { id: 999_999 };
    expect((await api.call(contract.applications.applied, { params }, admin)).status).toBe(404);
  });
});

describe("many applications", () => {
  test("are listed by page, and the dashboard shows the latest with their number", async () => {
    const developer = await given.developer();
    const company = await given.company();
    for (let index = 0; index < 23; index++)
      await given.application(developer.developerId, (await given.openJob({ company })).id);
    const params = { id: developer.developerId };
    const archive = async (jobId: number) =>
      api.call(
        contract.applications.archive,
        { params: { ...params, jobId }, body: { archived: true } },
        developer,
      );
    const list = async (query: { page?: number; per_page?: number; archived?: boolean }) =>
      (await api.call(contract.applications.applied, { params, query }, developer)).body;
    const all = (await list({})).data.map(({ id }) => id);
    await archive(all[0] ?? 0);
    await archive(all[1] ?? 0);
    const { applied_jobs, applied_counts } = await dashboardOf(developer);
    expect(applied_jobs).toHaveLength(20);
    expect(applied_counts).toEqual({
      current: 21,
      archived: 2,
      with_company: 21,
      interviewing: 0,
    });
    const second = await list({ per_page: 20, page: 2, archived: false });
    expect(second.data.map(({ id }) => id)).toEqual(all.slice(22));
    expect(second.meta).toEqual({ current_page: 2, last_page: 2, per_page: 20, total: 21 });
    expect((await list({ archived: true })).data.map(({ id }) => id)).toEqual(all.slice(0, 2));
    expect(await list({ page: 3 })).toMatchObject({ data: [], meta: { total: 23 } });
  });
});

describe("a company's response time", () => {
  const answered = async (companyId: number, days: number, by: "company" | "developer") => {
    const job = await given.openJob({ company: { id: companyId, name: "Answers" } });
    const appliedAt = new Date(Date.now() - 60 * DAY_MS);
    const [application] = await api.db
      .insert(applications)
      .values({
        developer_id: (await given.developer()).developerId,
        job_id: job.id,
        status: APPLICATION_STATUSES.INTERVIEWING,
        status_updated_at: appliedAt,
        applied_at: appliedAt,
      })
      .returning();
    await api.db.insert(applicationMoves).values({
      application_id: application?.id ?? 0,
      status: APPLICATION_STATUSES.INTERVIEWING,
      moved_by: by,
      created_at: new Date(appliedAt.getTime() + days * DAY_MS),
    });
    return job;
  };

  const shownFor = async (job: { id: number; slug: string; company_id: number }, slug: string) => {
    const query = {
      job_id: job.id,
      job_slug: job.slug,
      company_id: job.company_id,
      company_slug: slug,
    };
    return (await api.call(contract.jobs.details, { query })).body.data.answers_in_days;
  };

  test("is the median of its responses, and null below five of them", async () => {
    const company = await given.company();
    for (const days of [1, 2, 3, 9]) await answered(company.id, days, "company");
    const job = await answered(company.id, 50, "developer");
    await countAllFacets(api.db);
    expect(await shownFor(job, company.slug)).toBeNull();
    await answered(company.id, 30, "company");
    await countAllFacets(api.db);
    expect(await shownFor(job, company.slug)).toBe(3);
  });

  test("is at least one day", async () => {
    const company = await given.company();
    for (const days of [0.01, 0.02, 0.03, 0.04]) await answered(company.id, days, "company");
    const job = await answered(company.id, 0.1, "company");
    await countAllFacets(api.db);
    expect(await shownFor(job, company.slug)).toBe(1);
  });

  test("is kept, and follows a move of a candidate within minutes", async () => {
    const company = await given.company();
    const recruiter = await given.companyUser(company.id);
    for (const days of [1, 2, 3, 9]) await answered(company.id, days, "company");
    const job = await given.openJob({ company });
    const developer = await given.developer();
    await countAllFacets(api.db);
    const applied = await api.call(
      contract.applications.apply,
      { params: { id: job.id }, body: { type: "internal" } },
      developer,
    );
    const candidateId = applied.body.data.application_id;
    const move = { companyId: company.id, jobId: job.id, candidateId };
    const body = { status: APPLICATION_STATUSES.INTERVIEWING };
    await api.call(contract.candidates.move, { params: move, body }, recruiter);
    const shown = async () => [
      await shownFor(job, company.slug),
      (await dashboardOf(developer)).applied_jobs[0]?.answers_in_days,
    ];
    expect(await shown()).toEqual([null, null]);
    await countChangedFacets(api.db);
    expect(await shown()).toEqual([2, 2]);
  });
});
