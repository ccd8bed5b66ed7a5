import { type SQL, sql } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { HOSTILE_ADDRESSES, HOSTILE_HTML } from "./hostile-text.ts";

/** The columns of a table by content; `fixed` columns are set by code or by the database. */
type Columns = { text?: string[]; addresses?: string[]; fixed?: string[] };

/** Every text column that guests see, by who controls its content. */
export const CONTENT_COLUMNS: Record<string, Columns> = {
  article_authors: {
    text: ["full_name", "job_title", "bio"],
    addresses: ["portrait_url"],
    fixed: ["slug"],
  },
  article_categories: { text: ["name"], fixed: ["slug"] },
  articles: {
    text: ["title", "summary", "body_html", "image_alt", "meta_title", "meta_description"],
    addresses: ["image_url"],
    fixed: ["slug"],
  },
  campaigns: {
    text: ["title", "description_html"],
    addresses: ["url", "image_url"],
    fixed: ["type", "channel"],
  },
  category_pages: { text: ["seo_text"], fixed: ["url", "page_type", "title"] },
  community_ads: {
    text: ["partner_name", "title", "body"],
    addresses: ["image_url", "url"],
  },
  companies: {
    text: ["name", "short_description"],
    addresses: [
      "website",
      "logo_url",
      "cover_url",
      "github",
      "linkedin",
      "twitter",
      "instagram",
      "facebook",
      "tiktok",
    ],
    fixed: ["slug"],
  },
  company_facet_options: { fixed: ["kind"] },
  company_slugs: { fixed: ["slug"] },
  company_stories: {
    text: ["title", "body_html", "cta_label"],
    addresses: ["video_url", "cta_url"],
  },
  event_homepages: {
    text: ["hero_title", "hero_subtitle", "cta_label"],
    addresses: ["hero_image_url", "cta_url"],
  },
  event_menu_items: { text: ["title"], addresses: ["url"] },
  event_partnerships: { text: ["name"], fixed: ["tier"] },
  event_sessions: { text: ["title", "room"], fixed: ["kind"] },
  event_slugs: { fixed: ["slug"] },
  events: {
    text: ["name", "city"],
    addresses: ["external_url", "logo_url"],
    fixed: ["slug", "region", "audience", "timezone"],
  },
  highlights: { text: ["title", "subtitle", "cta_label"], addresses: ["image_url"] },
  industries: { text: ["label"], fixed: ["slug"] },
  job_listings: {
    text: ["title", "company_name", "description_html", "employment_type"],
    addresses: ["url"],
    fixed: ["source", "external_id", "fold_key", "search_words"],
  },
  job_prices: { text: ["name"], fixed: ["slug", "price_type"] },
  job_slugs: { fixed: ["slug"] },
  jobs: {
    text: [
      "title",
      "description",
      "tasks",
      "requirements",
      "benefits",
      "job_company_name",
      "company_description",
    ],
    addresses: ["job_url", "cover_url", "logo_url", "pixel_tracking_url"],
    fixed: ["slug", "status", "price_type", "search_words", "reference_data", "draft_token_hash"],
  },
  key_values: { text: ["label", "description"], fixed: ["slug"] },
  languages: { text: ["name"], fixed: ["slug"] },
  live_event_ads: {
    text: ["title", "body", "partner_name"],
    addresses: ["image_url", "url"],
  },
  live_event_backers: { text: ["name"], addresses: ["logo_url", "url"], fixed: ["kind"] },
  live_event_seasons: { text: ["label"], fixed: ["slug"] },
  live_events: {
    text: ["title", "subtitle", "description", "venue"],
    addresses: ["cover_url", "stream_url"],
    fixed: ["slug", "timezone"],
  },
  live_sessions: { text: ["title", "abstract", "stage"], fixed: ["slug"] },
  locations: { text: ["name"], fixed: ["kind", "slug", "iso2"] },
  membership_plans: { text: ["name"], fixed: ["slug", "kind"] },
  partnerships: {
    text: [
      "name",
      "booth_number",
      "introduction",
      "company_link_one_title",
      "company_link_two_title",
      "company_link_three_title",
      "company_link_four_title",
      "company_link_five_title",
    ],
    addresses: [
      "congress_logo_url",
      "congress_cover_url",
      "company_link_one",
      "company_link_two",
      "company_link_three",
      "company_link_four",
      "company_link_five",
    ],
  },
  quotes: { text: ["text", "author", "role"], addresses: ["image_url"] },
  site_links: { text: ["label"], addresses: ["url"], fixed: ["column"] },
  skill_categories: { text: ["name"], fixed: ["slug"] },
  skills: { text: ["name", "label"], fixed: ["slug"] },
  speakers: {
    text: ["full_name", "job_title", "company_name", "bio"],
    addresses: ["portrait_url"],
    fixed: ["slug"],
  },
  tech_stack_pages: { text: ["title", "intro_html"] },
  videos: {
    text: ["title", "description", "provider_video_id"],
    addresses: ["thumbnail_url", "audio_url"],
    fixed: ["slug", "provider"],
  },
};

// PostgreSQL can't store a zero character.
const STORABLE = [...HOSTILE_HTML, ...HOSTILE_ADDRESSES].filter((text) => !text.includes("\0"));

// A different text per row, put in front of the existing value to keep unique values unique.
const pickPerRow = (texts: readonly string[], column: string) =>
  sql`(array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[])[1 + abs(hashtext(ctid::text || ${column})) % ${texts.length}]`;

const CHECK_VIOLATION = "23514";

/** Overwrites a whole column; returns false if the database rejects the value. */
const write = async (db: Db, table: string, column: string, value: SQL): Promise<boolean> => {
  try {
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`);
    return true;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== CHECK_VIOLATION) throw error;
    return false;
  }
};

/**
 * Writes hostile text into all content that guests see, bypassing everything but the database's own
 * constraints; columns that reject it stay as they are.
 */
export const makeContentHostile = async (db: Db): Promise<void> => {
  for (const [table, { text = [], addresses = [] }] of Object.entries(CONTENT_COLUMNS)) {
    for (const column of text) {
      const hostile = sql`${pickPerRow(STORABLE, column)} || ' ' || coalesce(${sql.identifier(column)}, '')`;
      const isLong = !(await write(db, table, column, hostile));
      if (isLong) await write(db, table, column, sql`left(${hostile}, 80)`);
    }
    for (const column of addresses)
      await write(db, table, column, pickPerRow(HOSTILE_ADDRESSES, column));
  }
  // Sections show nothing of another kind, so only their titles and texts matter.
  await db.execute(
    sql`update event_homepages set sections = (select jsonb_agg(section || jsonb_build_object('title', ${pickPerRow(STORABLE, "title")}, 'body_html', ${pickPerRow(STORABLE, "body_html")})) from jsonb_array_elements(sections) section)`,
  );
  await db.execute(
    sql`update tech_stack_pages set faq = jsonb_build_array(jsonb_build_object('question', ${pickPerRow(STORABLE, "question")}, 'answer', ${pickPerRow(STORABLE, "answer")}))`,
  );
};
