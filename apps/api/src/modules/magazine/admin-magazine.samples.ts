import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";
import { DAY_MS } from "../../time.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const NULLABLE = nullable("image_url", "reading_time", "meta_title", "meta_description");

let serial = 0;

const buildContent = async ({ given }: World) => {
  serial += 1;
  return {
    title: "A sample",
    slug: `sample-article-${serial}`,
    summary: "What it says.",
    body_html: "<h2>First</h2><p>Text.</p>",
    image_url: "/api/files/covers/sample-1.jpg",
    image_alt: "A door",
    author_id: (await given.articleAuthor()).id,
    category_id: (await given.articleCategory()).id,
    skill_ids: [await given.skillId("go")],
    reading_time: 5 as const,
    meta_title: "In search results",
    meta_description: "What searchers read.",
  };
};

const makeArticle =
  (status: number) =>
  async ({ given }: World) => ({
    params: {
      id: (
        await given.article({
          status,
          ...(status === ARTICLE_STATUSES.SCHEDULED && {
            publish_at: new Date("2100-01-01"),
            published_at: null,
          }),
        })
      ).id,
    },
  });
const draft = makeArticle(ARTICLE_STATUSES.DRAFT);

const revision = async (world: World) => {
  const { params } = await draft(world);
  return { params: { ...params, revisionId: await world.given.articleRevision(params.id) } };
};

export const adminMagazineSamples = defineSamples(contract.adminMagazine, {
  list: {
    may: editors,
    sample: () => ({
      query: {
        search: "calm",
        authors: "1",
        skills: "1",
        categories: "1",
        statuses: "2",
        order_by: "title",
        order_by_direction: "asc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { makeRow: ({ given }) => given.article(), reads: [{ as: "superAdmin" }] },
  },
  csv: {
    may: editors,
    sample: () => ({
      query: { search: "calm", authors: "1", skills: "1", categories: "1", statuses: "2" },
    }),
  },
  editOptions: { may: editors },
  details: { may: editors, sample: draft },
  create: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({ body: await buildContent(world) }),
  },
  update: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await draft(world)),
      body: {
        ...(await buildContent(world)),
        status: ARTICLE_STATUSES.SCHEDULED,
        publish_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
        version: 1,
      },
    }),
  },
  saveDraft: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await draft(world)),
      body: { ...(await buildContent(world)), version: 1 },
    }),
  },
  unpublish: { may: editors, sample: makeArticle(ARTICLE_STATUSES.PUBLISHED) },
  clearSchedule: { may: editors, sample: makeArticle(ARTICLE_STATUSES.SCHEDULED) },
  revisions: {
    may: editors,
    sample: async (world) => ({
      ...(await draft(world)),
      query: { page: "1", per_page: "10" },
    }),
  },
  revision: { may: editors, sample: revision },
  restore: {
    may: editors,
    sample: async (world) => ({ ...(await revision(world)), body: { version: 1 } }),
  },
  remove: { may: editors, sample: draft },
  createAuthor: {
    may: editors,
    validValues: nullable("portrait_url"),
    sample: () => ({
      body: {
        name: `Ines ${randomUUID().slice(0, 8)}`,
        job_title: "Editor",
        bio: "Writes about databases.",
        portrait_url: "/api/files/logos/sample-1.jpg",
      },
    }),
  },
  listAuthors: {
    may: editors,
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: { makeRow: ({ given }) => given.articleAuthor(), reads: [{ as: "superAdmin" }] },
  },
  updateAuthor: {
    may: editors,
    validValues: nullable("portrait_url"),
    sample: async ({ given }) => ({
      params: { id: (await given.articleAuthor()).id },
      body: {
        name: `Ines ${randomUUID().slice(0, 8)}`,
        job_title: "Editor",
        bio: "Writes about databases.",
        portrait_url: "/api/files/logos/sample-1.jpg",
      },
    }),
  },
  removeAuthor: {
    may: editors,
    sample: async ({ given }) => ({ params: { id: (await given.articleAuthor()).id } }),
  },
  listCategories: {
    may: editors,
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: { makeRow: ({ given }) => given.articleCategory(), reads: [{ as: "superAdmin" }] },
  },
  updateCategory: {
    may: editors,
    sample: async ({ given }) => ({
      params: { id: (await given.articleCategory()).id },
      body: { name: `Databases ${randomUUID().slice(0, 8)}` },
    }),
  },
  removeCategory: {
    may: editors,
    sample: async ({ given }) => ({ params: { id: (await given.articleCategory()).id } }),
  },
  announce: {
    may: editors,
    sample: async (world) => ({ ...(await draft(world)), body: { typed: true } }),
  },
  createCategory: {
    may: editors,
    sample: () => ({ body: { name: `Databases ${randomUUID().slice(0, 8)}` } }),
  },
});
