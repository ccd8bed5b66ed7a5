import { readdirSync, readFileSync } from "node:fs";

import { countArticleWords, suggestReadingTime } from "@devguild/schemas/constants/article-editing";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { toSlug } from "@devguild/schemas/slugs";
import { marked } from "marked";

import type {
  articleAuthors,
  articleCategories,
  articles,
} from "../../src/modules/magazine/magazine.tables.ts";
import { sanitiseEditorial } from "../../src/rich-text/sanitise-rich-text.ts";
import type { Catalogue } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";
import { drawCoversInOrder } from "./pictures/covers.ts";
import { drawPortrait } from "./pictures/portraits.ts";
import { getPictureUrl, type Drawn } from "./pictures/write-pictures.ts";
import { ARTICLE_CATEGORIES, AUTHORS } from "./texts/authors.ts";

const FOLDER = new URL("articles/", import.meta.url);

const readArticle = (file: string) => {
  const [, head = "", body = ""] = readFileSync(new URL(file, FOLDER), "utf8").split(/^---$/m);
  const field = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
  return { slug: file.replace(/\.md$/, ""), field, body };
};

const DAYS_OF_WRITING = 4;

// A negative age is when it will be published; a draft has none.
const dateArticle = (age: string, clock: Clock) => {
  const { DRAFT, PUBLISHED, SCHEDULED } = ARTICLE_STATUSES;
  const written = clock.daysAgo(DAYS_OF_WRITING);
  if (age === "draft") return { status: DRAFT, publishAt: null, publishedAt: null, written };
  const at = clock.daysAgo(Number(age));
  return at > clock.now
    ? { status: SCHEDULED, publishAt: at, publishedAt: null, written }
    : { status: PUBLISHED, publishAt: null, publishedAt: at, written: at };
};

/** Creates the magazine: its authors and categories, and an article for each file in `articles`. */
export const makeMagazine = (catalogue: Catalogue, clock: Clock) => {
  const authors = AUTHORS.map(({ slug, full_name, job_title, bio }, index) => ({
    id: index + 1,
    slug,
    full_name,
    job_title,
    bio,
    portrait_url: getPictureUrl({ kind: "avatar", name: `author-${slug}` }),
  })) satisfies (typeof articleAuthors.$inferInsert)[];
  const categories = ARTICLE_CATEGORIES.map((name, index) => ({
    id: index + 1,
    name,
    slug: toSlug(name, "category"),
  })) satisfies (typeof articleCategories.$inferInsert)[];

  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
  const rows = files.toSorted().map((file, index) => {
    const { slug, field, body } = readArticle(file);
    const author = authors.find((each) => each.slug === field("author"));
    const category = categories.find(({ name }) => name === field("category"));
    if (!author || !category)
      throw new Error(`${file} names no author or category of the magazine.`);
    const { status, publishAt, publishedAt, written } = dateArticle(field("age"), clock);
    const html = sanitiseEditorial(marked.parse(body, { async: false }));
    return {
      id: index + 1,
      slug,
      title: field("title"),
      summary: field("summary"),
      body_html: html,
      image_url: getPictureUrl({ kind: "cover", name: `article-${slug}` }),
      image_alt: field("image_alt"),
      author_id: author.id,
      category_id: category.id,
      skill_ids: field("skills")
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => catalogue.skill(name)),
      reading_time: suggestReadingTime(countArticleWords(html)),
      status,
      publish_at: publishAt,
      published_at: publishedAt,
      created_at: written,
      updated_at: written,
    } satisfies typeof articles.$inferInsert & { id: number };
  });
  const covers = drawCoversInOrder(
    rows
      .toSorted((a, b) => Number(b.created_at) - Number(a.created_at))
      .map(({ slug, category_id }) => ({
        slug,
        topic: ARTICLE_CATEGORIES[category_id - 1] ?? "",
      })),
  );
  return {
    articleAuthors: authors,
    articleCategories: categories,
    articles: rows,
    magazineDrawings: [
      ...AUTHORS.map(({ slug, hair }): Drawn => ({
        kind: "avatar",
        name: `author-${slug}`,
        drawing: drawPortrait(slug, hair),
      })),
      ...rows.map(({ slug }): Drawn => ({
        kind: "cover",
        name: `article-${slug}`,
        drawing: covers.get(slug) ?? "",
      })),
    ],
  };
};
