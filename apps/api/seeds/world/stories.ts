import { readdirSync, readFileSync } from "node:fs";

import {
  STORY_COVERS,
  STORY_STATUSES,
  type StoryStatus,
} from "@devguild/schemas/constants/stories";
import { toSlug } from "@devguild/schemas/slugs";
import { marked } from "marked";

import type { companyStories } from "../../src/modules/stories/stories.tables.ts";
import { sanitiseRichText } from "../../src/rich-text/sanitise-rich-text.ts";
import { createDeck, type Random, createRandom } from "../random.ts";
import type { Clock } from "./clock.ts";
import { type Company, SHOWCASE } from "./companies.ts";
import { drawEditorialCover } from "./pictures/covers.ts";
import { getPictureUrl, type Drawn } from "./pictures/write-pictures.ts";
import { type Domain, DOMAINS } from "./texts/domains.ts";
import { toHostedVideo } from "./videos.ts";

const FOLDER = new URL("stories/", import.meta.url);

const STATUSES: Record<string, StoryStatus> = {
  draft: STORY_STATUSES.DRAFT,
  unpublished: STORY_STATUSES.UNPUBLISHED,
};

const readStory = (file: string) => {
  const [, head = "", body = ""] = readFileSync(new URL(file, FOLDER), "utf8").split(/^---$/m);
  const field = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
  return {
    file,
    title: field("title"),
    cover: field("cover"),
    cta: field("cta"),
    status: STATUSES[field("status")] ?? STORY_STATUSES.LIVE,
    body,
  };
};
type Draft = ReturnType<typeof readStory>;

const readStories = () => {
  const stories = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map(readStory);
  const isShowcase = ({ file }: Draft) => file.startsWith("tidewerk-");
  return {
    showcase: stories.filter(isShowcase),
    others: stories.filter((story) => !isShowcase(story)),
  };
};

const STARTS_SENTENCE = /(?:^|[.!?*] |\n|[-\d]\.? )$/;

/**
 * Returns a function that fills the gaps of a text with facts about a company; the same gap always gets
 * the same words.
 */
const createFiller = (random: Random, { row, cities, domain, employees, customers }: Company) => {
  const trade: Domain = DOMAINS[domain];
  const system = createDeck(random, trade.systems);
  const words: Record<string, string> = {
    company: row.name,
    city: cities[0].name,
    founded: String(row.founded),
    people: String(employees),
    customers: String(customers),
    system: system(),
    system2: system(),
    users: random.pick(trade.users),
    things: random.pick(trade.things),
    stake: random.pick(trade.stakes),
  };
  return (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
      const word = words[name];
      if (word === undefined) throw new Error(`No word for {${name}} in a story.`);
      return STARTS_SENTENCE.test(text.slice(0, at))
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word;
    });
};

const toVideoUrl = (slug: string) => {
  const { provider, provider_video_id } = toHostedVideo(slug);
  return provider === "vimeo"
    ? `https://vimeo.com/${provider_video_id}`
    : `https://www.youtube.com/watch?v=${provider_video_id}`;
};

const buildCover = (story: Draft, title: string, company: Company) => {
  const [kind, count] = story.cover.split(" ");
  const name = toSlug(`story ${company.row.id} ${title}`, "story");
  if (kind === "video")
    return { cover_type: STORY_COVERS.VIDEO, video_url: toVideoUrl(name), images: [] };
  if (kind !== "images") return { cover_type: STORY_COVERS.NONE, images: [] };
  const images = Array.from({ length: Number(count) }, (_, index) => {
    const key = `${name}-${index + 1}`;
    return { key, url: getPictureUrl({ kind: "cover", name: key }), alt: "" };
  });
  return { cover_type: STORY_COVERS.IMAGES, images };
};

const pickDrafts = (random: Random, company: Company, all: ReturnType<typeof readStories>) => {
  if (company.row.name === SHOWCASE) return all.showcase;
  return random.some(all.others, random.int(3, 6));
};

const toRow = (story: Draft, company: Company, position: number, written: Date) => {
  const fill = createFiller(createRandom(`${story.file} of ${company.row.name}`), company);
  const title = fill(story.title);
  return {
    company_id: company.row.id,
    title,
    body_html: sanitiseRichText(marked.parse(fill(story.body), { async: false })),
    ...buildCover(story, title, company),
    cta_label: story.cta,
    cta_url: `${company.row.website}/careers`,
    status: story.status,
    position,
    created_at: written,
    updated_at: written,
  } satisfies typeof companyStories.$inferInsert;
};

/** Creates the stories of companies with a brand page, and their drawings. */
export const makeStories = (companies: readonly Company[], clock: Clock) => {
  const all = readStories();
  const rows = companies
    .filter(({ row }) => row.has_brand_page)
    .flatMap((company) => {
      const random = createRandom(`stories of ${company.row.name}`);
      return pickDrafts(random, company, all).map((story, position) =>
        toRow(story, company, position, clock.daysAgo(random.int(5, 300))),
      );
    });
  const drawings = rows
    .flatMap(({ images }) => images)
    .map(({ key }, index): Drawn => ({
      kind: "cover",
      name: key,
      // A company's images are numbered consecutively, so that no two on its page are alike.
      drawing: drawEditorialCover(index + 3, key),
    }));
  return { companyStories: rows, storyDrawings: drawings };
};
