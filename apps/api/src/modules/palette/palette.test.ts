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
    expect(await find(q, await given.admin())).toEqual({
      jobs: [],
      companies: [],
      content: [],
      records: [],
    });
  },
);

test("one digit finds the records with that id first, and one letter nothing", async () => {
  const digit = String(own.id);
  expect(digit).toHaveLength(1);
  await given.company({ name: `Area ${digit}` });
  const staff = await given.admin("support");
  expect((await find(digit, staff)).companies[0]).toMatchObject({ id: own.id, name: "Tidewerk" });
  const { jobs, companies, content, records } = await find("t", staff);
  expect([...jobs, ...companies, ...content, ...records]).toEqual([]);
});

test("an empty text finds nothing, and one that is too long is rejected", async () => {
  const answer = await api.call(contract.palette.search, {});
  expect(answer.body.data).toEqual({
    jobs: [],
    companies: [],
    content: [],
    records: [],
  });
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

describe("staff find the records whose page they may open", () => {
  const KINDS = ["developer", "video", "article", "live_event", "conference"] as const;
  type Kind = (typeof KINDS)[number];
  let paths: Record<Kind, string>;
  // What finds each record besides its name.
  let others: [Kind, string][];
  let email: string;

  const foundBy = async (q: string, caller: Caller) =>
    (await find(q, caller)).records.map(({ path }) => path);

  beforeAll(async () => {
    const { developerId, ...person } = await given.developer({
      user: { first_name: "Zazie", last_name: "Bollard" },
    });
    email = person.email;
    await given.accountDeletion({ first_name: "Gone", last_name: "Bollard" });
    const video = await given.video({ title: "Bollards and cleats", published: false });
    const article = await given.article({
      title: "Bollards of the world",
      status: ARTICLE_STATUSES.DRAFT,
    });
    const event = await given.liveEvent({ title: "Bollards by night", published: false });
    const conference = await given.conference({ name: "Bollard Summit" });
    paths = {
      developer: `/admin/developers/${developerId}`,
      video: `/admin/videos/${video.id}/edit`,
      article: `/admin/magazine/${article.id}/edit`,
      live_event: `/admin/live-events/${event.id}/edit`,
      conference: `/admin/events/${conference.id}/programme`,
    };
    others = [
      ["developer", email.toUpperCase()],
      ["developer", "bollard zaz"],
      ["developer", String(developerId)],
      ["video", video.slug],
      ["article", article.slug],
      ["live_event", event.slug],
      ["conference", conference.slug],
    ];
  });

  test.each([
    ["super-admin", KINDS],
    ["talent-manager", ["developer"]],
    ["support", ["developer"]],
    ["content-editor", ["video", "article", "live_event", "conference"]],
    ["account-manager", []],
  ] as const)("a %s finds %j", async (role, kinds) => {
    const admin = await given.admin(role);
    expect((await foundBy("bollard", admin)).toSorted()).toEqual(
      kinds.map((kind) => paths[kind]).toSorted(),
    );
    for (const [kind, q] of others) {
      const isReached = kinds.some((reached) => reached === kind);
      expect((await foundBy(q, admin)).includes(paths[kind])).toBe(isReached);
    }
  });

  test("a developer's email address is shown to those who may see it, and to nobody else", async () => {
    expect((await find("zazie", await given.admin("support"))).records).toEqual([
      expect.objectContaining({ title: "Zazie Bollard", detail: email, kind: "developer" }),
    ]);
    for (const caller of [
      {},
      await given.generic(),
      await given.developer(),
      await given.companyUser(own.id, "company-account-owner"),
      await given.admin("account-manager"),
      await given.admin("content-editor"),
    ])
      for (const q of ["zazie", email]) expect((await find(q, caller)).records).toEqual([]);
  });

  test("a deleted developer isn't found", async () => {
    expect(await foundBy("gone bollard", await given.admin())).toEqual([]);
  });

  test("someone without a name is found by the address, which stands for it", async () => {
    const person = await given.developer({ user: { first_name: "", last_name: "" } });
    expect((await find(person.email, await given.admin())).records).toMatchObject([
      { title: person.email, detail: null, path: `/admin/developers/${person.developerId}` },
    ]);
  });
});

test("staff find a job by its id and its slug, and a company by its id, slug and holder's address", async () => {
  const company = await given.company({ name: "Lockkeeper" });
  const holder = await given.companyUser(company.id, "company-account-owner");
  const draft = await given.openJob({ company, title: "Sluice hand", status: "draft" });
  for (let count = 0; count < 8; count++) await given.openJob({ company, title: "Sluice hand" });
  const staff = await given.admin("support");
  const jobOf = async (q: string, caller: Caller) => (await find(q, caller)).jobs[0]?.id;
  const companiesOf = async (q: string, caller: Caller) =>
    (await find(q, caller)).companies.map(({ id }) => id);
  expect(await jobOf(String(draft.id), staff)).toBe(draft.id);
  expect(await jobOf(draft.slug, staff)).toBe(draft.id);
  expect(await companiesOf(company.slug, staff)).toEqual([company.id]);
  expect(await companiesOf(holder.email, staff)).toEqual([company.id]);
  for (const caller of [{}, await given.companyUser(own.id), await given.admin("content-editor")]) {
    expect(await jobOf(draft.slug, caller)).not.toBe(draft.id);
    expect(await companiesOf(holder.email, caller)).toEqual([]);
  }
});

describe("staff find listings, invoices and deleted companies", () => {
  const recordsOf = async (q: string, caller: Caller) => (await find(q, caller)).records;
  const FIND = ["super-admin", "account-manager", "talent-manager", "support"] as const;

  test("a listing by its title, company and id, the live ones first", async () => {
    const words = { title: "Winch operator", search_words: "winch operator quayworks" };
    const closed = await given.listing({ ...words, is_active: false });
    const live = await given.listing({ ...words, company_name: "Quayworks" });
    for (const role of FIND) {
      const staff = await given.admin(role);
      const listed = (await recordsOf("quayw winch", staff)).map(({ id }) => id);
      expect(listed).toEqual([live.id, closed.id]);
      expect(await recordsOf(String(live.id), staff)).toContainEqual({
        kind: "listing",
        id: live.id,
        title: "Winch operator",
        detail: "Quayworks",
        path: `/admin/job-listings/all?search=${live.id}`,
      });
    }
    const query = { search: String(live.id) };
    const listed = await api.call(contract.jobListings.list, { query }, await given.admin());
    expect(listed.body.data.map(({ id }) => id)).toContain(live.id);
  });

  test("an invoice by its number, written in full or not", async () => {
    const company = await given.company({ name: "Ballast" });
    const { id, number } = await given.invoice(company.id);
    const [, year, last] = number.split("-");
    const found = {
      kind: "invoice",
      id,
      title: number,
      detail: "Ballast",
      path: `/admin/companies/${company.id}/account`,
    };
    for (const role of FIND) {
      const staff = await given.admin(role);
      for (const q of [number, number.toLowerCase(), `${year}-${Number(last)}`])
        expect(await recordsOf(q, staff)).toEqual([found]);
      expect(await recordsOf(`CN-${year}-${last}`, staff)).toEqual([]);
    }
  });

  test("a deleted company by its id, name, slug and holder’s address", async () => {
    const company = await given.company({ name: "Sunken Ltd", deleted_at: new Date() });
    const holder = await given.companyUser(company.id, "company-account-owner");
    const found = {
      kind: "deleted_company",
      id: company.id,
      title: "Sunken Ltd",
      detail: "Deleted",
      path: `/admin/companies/${company.id}/deletion`,
    };
    for (const role of FIND) {
      const staff = await given.admin(role);
      for (const q of [String(company.id), "sunken", company.slug, holder.email])
        expect(await recordsOf(q, staff)).toContainEqual(found);
      expect((await find("sunken", staff)).companies).toEqual([]);
    }
  });

  test("and nobody else does", async () => {
    const company = await given.company({ name: "Sunken Two", deleted_at: new Date() });
    const { number } = await given.invoice(company.id);
    await given.listing({ title: "Sunken diver", search_words: "sunken diver" });
    for (const caller of [
      {},
      await given.generic(),
      await given.developer(),
      await given.companyUser(own.id),
      await given.admin("content-editor"),
    ])
      for (const q of ["sunken", number]) expect(await recordsOf(q, caller)).toEqual([]);
  });
});
