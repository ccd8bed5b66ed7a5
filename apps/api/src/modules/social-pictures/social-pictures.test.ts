import { contract } from "@devguild/contract/contract";
import { SOCIAL_PAGES } from "@devguild/schemas/constants/social-pages";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { SOCIAL_FOLDER } from "../social-cards/social-cards.policy.ts";

let api: TestApi;
let given: ReturnType<typeof givenOn>;

beforeEach(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const files = createFileStore(testConfig);

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const statusOf = async (path: string) => (await api.app.request(path)).status;

const posterOf = async (
  job: { id: number; slug: string },
  company: { id: number; slug: string },
) => {
  const query = {
    company_id: company.id,
    company_slug: company.slug,
    job_id: job.id,
    job_slug: job.slug,
  };
  const { data } = (await api.call(contract.jobs.details, { query })).body;
  expect(data.job_poster_path).toBe(data.job_poster_path_og);
  return data.job_poster_path;
};

describe("a job's image", () => {
  test("is drawn on the first request, stored, and cacheable by everyone", async () => {
    const company = await given.company({ logo_url: "/api/files/logos/none.svg" });
    const path = await posterOf(await given.openJob({ company }), company);
    await files.remove(SOCIAL_FOLDER, nameOf(path));
    const first = await api.app.request(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("image/png");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await files.open(SOCIAL_FOLDER, nameOf(path))).toMatchObject({ size: bytes.length });
    const again = await api.app.request(path);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("gets another URL once its content changes, and the old one redirects there", async () => {
    const company = await given.company();
    const job = await given.openJob({ company, title: `Before ${Date.now()}` });
    const before = await posterOf(job, company);
    await api.db.update(jobs).set({ title: "After" }).where(eq(jobs.id, job.id));
    const after = await posterOf(job, company);
    expect(after).not.toBe(before);
    const moved = await api.app.request(before);
    expect(moved.status).toBe(302);
    expect(moved.headers.get("Location")).toBe(after);
  });

  test("with a logo on another site is drawn without fetching it", async () => {
    const company = await given.company({ logo_url: "http://127.0.0.1:1/logo.png" });
    const path = await posterOf(await given.openJob({ company }), company);
    expect(await statusOf(path)).toBe(200);
  });
});

describe("a company's image", () => {
  const pictureOf = async ({ id, slug }: { id: number; slug: string }) => {
    const query = { company_id: id, company_slug: slug };
    return (await api.call(contract.publicCompanies.details, { query })).body.data.og_image;
  };

  test("is drawn, and gets another URL once the company is renamed", async () => {
    const company = await given.company({
      logo_url: "/api/files/logos/none.svg",
      cover_url: "/api/files/covers/none.svg",
      hq_location_id: await given.placeId("hamburg"),
    });
    const before = await pictureOf(company);
    const drawn = await api.app.request(before);
    expect(await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    await api.db
      .update(companies)
      .set({ name: `Renamed ${Date.now()}` })
      .where(eq(companies.id, company.id));
    const after = await pictureOf(company);
    await files.remove(SOCIAL_FOLDER, nameOf(before));
    const moved = await api.app.request(before);
    expect([moved.status, moved.headers.get("Location")]).toEqual([302, after]);
  });

  test("does not depend on the number of jobs, so that shared links stay valid", async () => {
    const company = await given.company();
    const before = await pictureOf(company);
    await given.openJob({ company });
    expect(await pictureOf(company)).toBe(before);
  });

  test("is its own cover if networks can show that", async () => {
    const cover_url = "/api/files/covers/painted.jpg";
    expect(await pictureOf(await given.company({ cover_url }))).toBe(cover_url);
  });
});

test("articles, videos and events have theirs unless they have one that networks can show", async () => {
  const article = await given.article({ image_url: "/api/files/covers/x.svg" });
  const video = await given.video();
  const event = await given.liveEvent();
  const painted = await given.article({ image_url: "/api/files/covers/painted.png" });
  const { magazine, videos, liveEvents } = contract;
  const pictures = [
    (await api.call(magazine.details, { params: article })).body.data.og_image,
    (await api.call(videos.details, { params: video })).body.data.og_image,
    (await api.call(liveEvents.details, { params: event })).body.data.og_image,
  ];
  expect(pictures.map((path) => /\/og\/([a-z]+)-/.exec(path)?.[1])).toEqual([
    "article",
    "video",
    "event",
  ]);
  for (const path of pictures) expect(await statusOf(path)).toBe(200);
  expect((await api.call(magazine.details, { params: painted })).body.data.og_image).toBe(
    "/api/files/covers/painted.png",
  );
});

test("the podcast has a square cover, as large as podcast apps require", async () => {
  const cover = await api.app.request("/api/files/og/podcast.png");
  expect(await sharp(Buffer.from(await cover.arrayBuffer())).metadata()).toMatchObject({
    format: "png",
    width: 1400,
    height: 1400,
  });
});

test("content that is not public has no image", async () => {
  const closed = await given.openJob({ status: "unpublished" });
  const draft = await given.article({ status: 0, published_at: null });
  const hidden = await given.video({ published: false });
  const unpublished = await given.company({ published: false });
  const names = [
    `company-${unpublished.id}`,
    `job-${closed.id}`,
    `article-${draft.id}`,
    `video-${hidden.id}`,
    "event-999999",
    "job-0",
    "user-1",
  ];
  for (const name of names)
    expect([name, await statusOf(`/api/files/og/${name}-0123456789abcdef.png`)]).toEqual([
      name,
      404,
    ]);
});

test.each(Object.keys(SOCIAL_PAGES))(
  "the page %s has a picture to be shared with",
  async (page) => {
    const answer = await api.app.request(`/api/files/og/page-${page}.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);

test("there is no picture of an unknown page", async () => {
  expect(await statusOf("/api/files/og/page-nothing.png")).toBe(404);
});
