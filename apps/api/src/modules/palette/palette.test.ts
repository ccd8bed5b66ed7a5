import { contract } from "@devguild/contract/contract";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { companyPath } from "@devguild/schemas/constants/companies";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let given: Given;
let own: Awaited<ReturnType<Given["company"]>>;
let foreign: Awaited<ReturnType<Given["company"]>>;
let hidden: Awaited<ReturnType<Given["company"]>>;
let job: Record<
  "open" | "draft" | "ended" | "foreignOpen" | "foreignDraft",
  { id: number; slug: string }
>;

const find = async (q: string, caller: Caller = {}) => {
  const answer = await api.call(contract.palette.search, { query: { q } }, caller);
  expect(answer.status).toBe(200);
  return answer.body.data;
};

const pathsOf = async (q: string, caller?: Caller) =>
  Object.fromEntries((await find(q, caller)).jobs.map(({ id, path }) => [id, path]));

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  own = await given.company({ name: "Tidewerk", logo_url: "/files/tidewerk.svg" });
  foreign = await given.company({ name: "Nordtide" });
  hidden = await given.company({ name: "Tidemark", published: false });
  await given.company({ name: "Tidal, gone", deleted_at: new Date() });
  const title = "Harbour pilot";
  const of = { company: own, title };
  job = {
    open: await given.openJob(of),
    draft: await given.openJob({ ...of, status: "draft", published_at: null, expire_at: null }),
    ended: await given.openJob({ ...of, expire_at: new Date(0) }),
    foreignOpen: await given.openJob({ company: foreign, title }),
    foreignDraft: await given.openJob({ company: foreign, title, status: "draft" }),
  };
  await given.openJob({ company: own, title, deleted_at: new Date() });
});

const publicPath = (name: "open" | "foreignOpen") =>
  jobPath({ ...job[name], company: name === "open" ? own : foreign });

describe("users find what they may open", () => {
  test.each(["guest", "generic", "developer", "content editor"])(
    "a %s finds open jobs, and companies with a page",
    async (who) => {
      const caller =
        who === "guest"
          ? {}
          : who === "generic"
            ? await given.generic()
            : who === "developer"
              ? await given.developer()
              : await given.admin("content-editor");
      expect(await pathsOf("harbour", caller)).toEqual({
        [job.open.id]: publicPath("open"),
        [job.foreignOpen.id]: publicPath("foreignOpen"),
      });
      expect((await find("tide", caller)).companies).toEqual([
        {
          id: own.id,
          name: "Tidewerk",
          logo_url: "/files/tidewerk.svg",
          path: companyPath(own),
        },
        { id: foreign.id, name: "Nordtide", logo_url: null, path: companyPath(foreign) },
      ]);
    },
  );

  test("a recruiter also finds the company's own jobs in every status, and their candidates", async () => {
    const recruiter = await given.companyUser(own.id);
    const { jobs, companies } = await find("harbour pilot", recruiter);
    expect(jobs.map(({ id }) => id)).toEqual([
      job.open.id,
      job.ended.id,
      job.draft.id,
      job.foreignOpen.id,
    ]);
    expect(jobs.map(({ path }) => path)).toEqual([
      ...[job.open, job.ended, job.draft].map(({ id }) => `/company/job/${id}/candidates`),
      publicPath("foreignOpen"),
    ]);
    expect(companies).toEqual([]);
  });

  test("a company user without access to candidates is sent to the job, or to the list with its status", async () => {
    const campaigner = await given.companyUser(own.id, "company-campaign-manager");
    expect(await pathsOf("harbour", campaigner)).toEqual({
      [job.open.id]: publicPath("open"),
      [job.ended.id]: "/company-dashboard?jobs=expired",
      [job.draft.id]: "/company-dashboard?jobs=draft",
      [job.foreignOpen.id]: publicPath("foreignOpen"),
    });
  });

  test.each(["super-admin", "account-manager", "talent-manager", "support"] as const)(
    "a %s finds the jobs of all companies, and the companies",
    async (role) => {
      const admin = await given.admin(role);
      const candidatesOf = (company: { id: number }, id: number) => [
        id,
        `/admin/companies/${company.id}/jobs/${id}/candidates`,
      ];
      expect(await pathsOf("harbour", admin)).toEqual(
        Object.fromEntries([
          ...[job.open, job.draft, job.ended].map(({ id }) => candidatesOf(own, id)),
          ...[job.foreignOpen, job.foreignDraft].map(({ id }) => candidatesOf(foreign, id)),
        ]),
      );
      expect((await find("TIDE", admin)).companies).toEqual([
        {
          id: hidden.id,
          name: "Tidemark",
          logo_url: null,
          path: `/admin/companies/${hidden.id}/jobs/all`,
        },
        {
          id: own.id,
          name: "Tidewerk",
          logo_url: "/files/tidewerk.svg",
          path: `/admin/companies/${own.id}/jobs/all`,
        },
        {
          id: foreign.id,
          name: "Nordtide",
          logo_url: null,
          path: `/admin/companies/${foreign.id}/jobs/all`,
        },
      ]);
    },
  );
});

test("a job is found by word prefixes of its title and its company", async () => {
  expect(Object.keys(await pathsOf("tidew pil"))).toEqual([String(job.open.id)]);
  expect((await find("harbour")).jobs[0]).toMatchObject({ title: "Harbour pilot" });
});

test("words become filters, as in the job search", async () => {
  const company = await given.company({ name: "Anchorage" });
  const of = { company, title: "Deckhand" };
  const wanted = await given.openJob({ ...of, skills: ["elixir"], cities: ["lisbon"] });
  await given.openJob({ ...of, skills: ["elixir"], cities: ["paris"] });
  expect(Object.keys(await pathsOf("elixir lisbon"))).toEqual([String(wanted.id)]);
  expect(Object.keys(await pathsOf("deckhand -elixir"))).toEqual([]);
});

test("there are at most five results of a kind", async () => {
  for (let count = 0; count < 6; count++) {
    const company = await given.company({ name: `Quayside ${count}` });
    await given.openJob({ company, title: "Crane operator" });
  }
  const { jobs, companies } = await find("quayside", await given.admin());
  expect([jobs.length, companies.length]).toEqual([5, 5]);
});

test.each(["", " ", "h", " h ", "!!", "%%", "__", "\\\\", "' or 1=1 --", "& !", ":*:*"])(
  "the text %j finds nothing",
  async (q) => {
    expect(await find(q, await given.admin())).toEqual({ jobs: [], companies: [], content: [] });
  },
);

test("an empty text finds nothing, and one that is too long is rejected", async () => {
  const answer = await api.call(contract.palette.search, {});
  expect(answer.body.data).toEqual({ jobs: [], companies: [], content: [] });
  expect((await api.send("GET", `/palette?q=${"h".repeat(101)}`)).status).toBe(422);
  expect((await api.send("GET", "/palette?q[]=harbour")).status).toBe(422);
});

test("talks, events, speakers, articles, skills and places are found by their names", async () => {
  const speaker = await given.speaker("Viktor Anchorman");
  const video = await given.video({ title: "Ropes and knots", speaker_ids: [speaker.id] });
  await given.video({ title: "Ropes, unpublished", published: false });
  const event = await given.liveEvent({ title: "Ropes at night" });
  const article = await given.article({ title: "Ropes that hold" });
  await given.article({ title: "Ropes, a draft", status: ARTICLE_STATUSES.DRAFT });
  const company = await given.company({ name: "Ropewalk" });
  await given.openJob({ company, skills: ["haskell"], cities: ["lisbon"] });
  const contentOf = async (q: string) => (await find(q)).content;
  expect(await contentOf("ropes")).toEqual([
    {
      kind: "video",
      id: video.id,
      title: video.title,
      path: `/videos/${video.id}/${video.slug}`,
      jobs: null,
    },
    {
      kind: "event",
      id: event.id,
      title: event.title,
      path: `/live-events/${event.id}/${event.slug}`,
      jobs: null,
    },
    {
      kind: "article",
      id: article.id,
      title: article.title,
      path: `/magazine/${article.id}/${article.slug}`,
      jobs: null,
    },
  ]);
  expect(await contentOf("viktor anch")).toMatchObject([
    { kind: "speaker", title: "Viktor Anchorman" },
  ]);
  expect(await contentOf("haskell")).toMatchObject([
    { kind: "skill", path: "/jobs/s/haskell", jobs: 1 },
  ]);
  expect(await contentOf("lisbon")).toMatchObject([
    { kind: "place", title: "Jobs in Lisbon", path: "/jobs/l/portugal/lisbon" },
  ]);
});
