import { toPlainText } from "../excerpts.ts";
import { ARTICLE_STATUSES, type ArticleStatus, READING_TIMES } from "./magazine.ts";

type ReadingTime = (typeof READING_TIMES)[number];

export const ARTICLE_TITLE_MAX = 160;
export const ARTICLE_SUMMARY_MAX = 500;
/** Of the formatted text, in characters of HTML. */
export const ARTICLE_TEXT_MAX = 90_000;
export const ARTICLE_ALT_MAX = 300;
export const META_TITLE_MAX = 120;
export const META_DESCRIPTION_MAX = 320;
export const ARTICLE_SKILLS_MAX = 12;

/** The languages of a block of code, by the name that its HTML has. */
export const CODE_LANGUAGES: Readonly<Record<string, string>> = {
  bash: "Shell",
  css: "CSS",
  diff: "Diff",
  go: "Go",
  html: "HTML",
  java: "Java",
  js: "JavaScript",
  json: "JSON",
  kotlin: "Kotlin",
  python: "Python",
  rust: "Rust",
  sh: "Shell",
  sql: "SQL",
  ts: "TypeScript",
  tsx: "TypeScript",
  yaml: "YAML",
};

/** How staff order articles. */
export const ADMIN_ARTICLE_ORDERS = ["updated_at", "published_at", "title"] as const;

export const AUTHOR_NAME_MAX = 80;
export const AUTHOR_ROLE_MAX = 80;
export const AUTHOR_BIO_MAX = 600;
export const CATEGORY_NAME_MAX = 40;

/** How often an editor's browser says that an article is open, in milliseconds. */
export const ARTICLE_PRESENCE_MS = 10_000;
/** How long after the last of these someone still counts as an editor of the article, in milliseconds. */
export const ARTICLE_PRESENCE_ENDS_MS = 35_000;

export const MAGAZINE_MESSAGES = {
  nameRequired: "Enter a name.",
  authorKnown: "There’s already an author with this name.",
  categoryKnown: "There’s already a category with this name.",
  authorUsed: (articles: number) =>
    `This author has ${articles === 1 ? "1 article" : `${articles} articles`}. Choose another author for ${articles === 1 ? "it" : "them"} first.`,
  categoryUsed: (articles: number) =>
    `This category has ${articles === 1 ? "1 article" : `${articles} articles`}. Choose another category for ${articles === 1 ? "it" : "them"} first.`,
  titleRequired: "Give it a title.",
  titleTaken: "There’s already an article with this title.",
  authorRequired: "Choose an author.",
  categoryRequired: "Choose a category.",
  summaryRequired: "Write a summary; it’s shown in lists and search results.",
  textRequired: "Write the article first.",
  altRequired: "Describe the picture for people who can’t see it.",
  altMissing: "Describe every picture in the text for people who can’t see it.",
  slugTaken: "Another article has this address.",
  slugInvalid: "Use lowercase letters, digits and hyphens.",
  imageForeign: "Please upload this file first.",
  timeRequired: "Choose when it goes out.",
  timePast: "Choose a time in the future.",
  timeFar: "Choose a time within the next year.",
  skillUnknown: "Choose skills from the list.",
  statusChanged: "This article’s status has changed. Reload to see it.",
  changed: "Someone else has saved this article since you opened it.",
} as const;

const WORDS_PER_MINUTE = 180;

/** Counts the words of an article. Pure. */
export const countArticleWords = (html: string) =>
  toPlainText(html)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the shortest reading time, in minutes, in which a number of words can be read. Pure. */
export const suggestReadingTime = (words: number): ReadingTime =>
  READING_TIMES.find((minutes) => minutes >= words / WORDS_PER_MINUTE) ?? 10;

/**
 * Returns whether an article is saved as it is typed, because nobody sees it, nor will by itself. Pure.
 * Source: docs/product/magazine.md.
 */
export const isSavedAsTyped = (status: ArticleStatus) =>
  status === ARTICLE_STATUSES.DRAFT || status === ARTICLE_STATUSES.UNPUBLISHED;

type Content = {
  summary: string;
  body_html: string;
  image_url: string | null;
  image_alt: string;
};

const IMAGE = /<img\b[^>]*>/g;
const DESCRIBED = /\balt="[^"]*\S[^"]*"/;

/** Finds what is missing before an article can go out, by field. Pure. Source: docs/product/magazine.md. */
export const findMissing = ({
  summary,
  body_html,
  image_url,
  image_alt,
}: Content): Record<string, string> => {
  const missing: Record<string, string> = {};
  if (summary === "") missing["summary"] = MAGAZINE_MESSAGES.summaryRequired;
  if (image_url !== null && image_alt === "") missing["image_alt"] = MAGAZINE_MESSAGES.altRequired;
  if (toPlainText(body_html) === "") missing["body_html"] = MAGAZINE_MESSAGES.textRequired;
  else if ([...body_html.matchAll(IMAGE)].some(([image]) => !DESCRIBED.test(image)))
    missing["body_html"] = MAGAZINE_MESSAGES.altMissing;
  return missing;
};
