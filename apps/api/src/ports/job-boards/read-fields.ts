import { escapeHtml } from "@devguild/schemas/escape-html";

import { type FeedEntry, type FeedListing, FeedProblem, type FeedText } from "./job-boards.port.ts";
import { splitJson } from "./split-json.ts";

/** An object of unknown fields, as a feed's JSON contains them. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a nested field's object; an empty one if there is none. */
export const fieldsAt = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isFields(value) ? value : {};
};

/** Returns a list of objects; an empty list if the field isn't one. */
export const listAt = (fields: Fields, name: string): Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
};

/** Returns a text or number as trimmed text; empty for anything else. */
export const textAt = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
};

const MAX_SALARY = 10_000_000;

/** Returns an amount of money in whole units; null if it is none. */
export const toAmount = (value: unknown): number | null => {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
  const plain = text.replace(/[.,](?=\d{3}(?:\D|$))/gu, "").replace(/[^\d.]/gu, "");
  const amount = Math.round(Number(plain || Number.NaN));
  return amount > 0 && amount <= MAX_SALARY ? amount : null;
};

const MILLISECONDS_FROM = 100_000_000_000;

/** Returns an instant from ISO 8601, or from seconds or milliseconds since 1970; null if it is none. */
export const toInstant = (value: unknown): Date | null => {
  const number = typeof value === "number" ? value : Number.NaN;
  const date = new Date(
    typeof value === "string" ? value : number < MILLISECONDS_FROM ? number * 1000 : number,
  );
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100 ? date : null;
};

/** Parses JSON; throws `FeedProblem` if the text was cut off or isn't JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FeedProblem("The feed isn’t complete JSON.");
  }
};

/**
 * Builds the reader of a JSON feed whose objects are in a list of this name, or in the document's own list.
 * An object for which `read` returns null is left out; rows count from 1.
 */
export const readObjects = (
  name: string,
  read: (fields: Fields, row: number) => FeedEntry | null,
) =>
  async function* readList(text: FeedText): AsyncGenerator<FeedEntry> {
    let row = 0;
    for await (const object of splitJson(text, name)) {
      const fields = parseJson(object);
      row += 1;
      const entry = isFields(fields) ? read(fields, row) : null;
      if (entry) yield entry;
    }
  };

/** Makes paragraphs from plain text; an empty text stays empty. */
export const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/u)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");

/** Puts a heading above a section; nothing if the section is empty. */
export const toSection = (title: string, html: string) =>
  html === "" ? "" : `${title === "" ? "" : `<h2>${escapeHtml(title)}</h2>`}${html}`;

/** Lists texts once each, without the empty ones. */
export const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

const REMOTE = /\bremote\b|home ?office|\bwork from home\b/iu;

/** Returns whether a text about where a job is done says that it is remote. */
export const saysRemote = (text: string) => REMOTE.test(text);

const isWebAddress = (url: string) =>
  URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol) && !/\s/u.test(url);

const MAX_TITLE = 200;

/** Turns what was read into an entry: a listing, or why it can't be one. */
export const toEntry = (
  listing: Partial<FeedListing> & Pick<FeedListing, "externalId" | "title" | "url">,
): FeedEntry => {
  const { externalId, title, url } = listing;
  const gap = (reason: string) => ({
    gap: { externalId: externalId.slice(0, MAX_TITLE), title: title.slice(0, MAX_TITLE), reason },
  });
  if (externalId === "") return gap("No id in the feed");
  if (title === "") return gap("No title in the feed");
  if (title.length > MAX_TITLE || externalId.length > MAX_TITLE)
    return gap("The title is too long");
  if (!isWebAddress(url)) return gap("No link to apply");
  return {
    listing: {
      companyName: null,
      locations: [],
      isRemote: false,
      descriptionHtml: "",
      employmentType: null,
      salaryMin: null,
      salaryMax: null,
      publishedAt: null,
      ...listing,
    },
  };
};
