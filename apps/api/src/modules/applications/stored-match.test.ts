import { defaultWeights } from "@devguild/matching/default-weights";
import { computeScore, matchPoints, noLanguageRequired } from "@devguild/matching/score";
import { contract } from "@devguild/contract/contract";
import type { MatchSeniority } from "@devguild/matching/types";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { applications } from "./applications.tables.ts";
import { findCandidate } from "./read-candidates.queries.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const range = (length: number) => Array.from({ length }, (_, index) => index);
const SENIORITIES = [0, 1, 2] as const satisfies MatchSeniority[];
const REQUIRED_MAX = 12;

test("the database gives the points of the matching rules, for every case", async () => {
  const cases = range(REQUIRED_MAX + 1).flatMap((required) =>
    range(required + 1).flatMap((matched) =>
      range(8).flatMap((mask) =>
        SENIORITIES.flatMap((developer) =>
          [noLanguageRequired, 0, 1, 2, 3, 4].map((level) => ({
            required,
            matched,
            mask,
            developer,
            level,
          })),
        ),
      ),
    ),
  );
  const toGap = ({ mask, developer }: (typeof cases)[number]) => {
    const lowest = SENIORITIES.find((seniority) => (mask & (1 << seniority)) !== 0);
    return lowest === undefined ? null : lowest - developer;
  };
  const rows = await selectRows<{ points: number }>(
    api.db,
    sql`select score_points(matched, required, gap, level) as points
      from jsonb_to_recordset(${JSON.stringify(
        cases.map((each, at) => ({
          at,
          matched: each.matched,
          required: each.required,
          gap: toGap(each),
          level: each.level === noLanguageRequired ? null : each.level,
        })),
      )}::jsonb) as given(at int, matched int, required int, gap int, level int) order by at`,
  );
  const expected = cases.map(({ matched, required, mask, level, developer }) =>
    matchPoints(computeScore(matched, required, mask, level, developer, defaultWeights)),
  );
  expect(rows.map(({ points }) => points)).toEqual(expected);
});

test("a candidate's points follow the job and the developer", async () => {
  const company = await given.company();
  const job = await given.openJob({ company, skills: ["go", "rust"] });
  await api.db.update(jobs).set({ seniority_ids: [] }).where(eq(jobs.id, job.id));
  const { developerId } = await given.developer({ skills: { go: 1 }, seniority: 0 });
  const { id } = await given.application(developerId, job.id);
  const [rust, english] = [await given.skillId("rust"), await given.languageId("english")];
  const readPoints = async () => {
    const [stored] = await api.db.select().from(applications).where(eq(applications.id, id));
    const shown = await findCandidate(
      api.db,
      { companyId: company.id, jobId: job.id, candidateId: id },
      "company",
    );
    expect(stored?.match_points).toBe(shown?.match_points);
    return stored?.match_points;
  };
  const first = await readPoints();
  expect(first).toBeGreaterThan(0);

  await api.db
    .insert(developerSkills)
    .values({ developer_id: developerId, skill_id: rust, years: 3 });
  expect(await readPoints()).toBe(5);
  await api.db
    .update(jobs)
    .set({ seniority_ids: [3] })
    .where(eq(jobs.id, job.id));
  expect(await readPoints()).toBe(2.5);
  await api.db.update(developers).set({ seniority: 2 }).where(eq(developers.id, developerId));
  expect(await readPoints()).toBe(5);
  await api.db.update(jobs).set({ language_id: english }).where(eq(jobs.id, job.id));
  await api.db.delete(developerLanguages).where(eq(developerLanguages.developer_id, developerId));
  expect(await readPoints()).toBe(2.5);
  const speaks = { developer_id: developerId, language_id: english };
  await api.db.insert(developerLanguages).values({ ...speaks, level_id: 1 });
  expect(await readPoints()).toBe(3);
  await api.db
    .update(developerLanguages)
    .set({ level_id: 4 })
    .where(eq(developerLanguages.developer_id, developerId));
  expect(await readPoints()).toBe(5);
  await api.db.delete(developerSkills).where(eq(developerSkills.developer_id, developerId));
  expect(await readPoints()).toBe(0);
});

test("skills and a job that change at once leave the points of both", async () => {
  const company = await given.company();
  const job = await given.openJob({ company, skills: ["go"] });
  const people = await Promise.all(range(6).map(() => given.developer({ skills: { kafka: 1 } })));
  for (const { developerId } of people) await given.application(developerId, job.id);
  const rust = await given.skillId("rust");
  await Promise.all([
    ...people.map(({ developerId }) =>
      api.db
        .insert(developerSkills)
        .values({ developer_id: developerId, skill_id: rust, years: 9 }),
    ),
    api.db
      .update(jobs)
      .set({ skill_ids: [rust] })
      .where(eq(jobs.id, job.id)),
  ]);
  const rows = await selectRows<{ stored: number; points: number }>(
    api.db,
    sql`select match_points as stored, compute_match_points(developer_id, job_id) as points
      from applications where job_id = ${job.id}`,
  );
  expect(rows).toHaveLength(6);
  for (const { stored, points } of rows) expect([stored, points]).toEqual([5, 5]);
});

test("a company's counts follow what happens to its candidates and jobs", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  const job = await given.openJob({ company });
  const counts = async () =>
    (
      await api.call(
        contract.candidateInbox.list,
        { params: { companyId: company.id }, query: {} },
        recruiter,
      )
    ).body.counts;
  const { developerId } = await given.developer();
  const { id } = await given.application(developerId, job.id);
  expect(await counts()).toEqual([{ status: 2, count: 1 }]);
  await api.db.update(applications).set({ status: 3 }).where(eq(applications.id, id));
  expect(await counts()).toEqual([{ status: 3, count: 1 }]);
  await api.db.update(jobs).set({ deleted_at: new Date() }).where(eq(jobs.id, job.id));
  expect(await counts()).toEqual([]);
  await api.db.update(jobs).set({ deleted_at: null }).where(eq(jobs.id, job.id));
  expect(await counts()).toEqual([{ status: 3, count: 1 }]);
  await api.db.update(applications).set({ is_external: true }).where(eq(applications.id, id));
  expect(await counts()).toEqual([]);
});
