import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";

const asArray = (words: readonly string[]) => sql`${sql.param(words)}::text[]`;

/** The columns that store addresses of pictures and recordings, by table. */
export const PICTURE_COLUMNS: Record<string, readonly string[]> = {
  users: ["image_url"],
  companies: ["logo_url", "cover_url"],
  campaigns: ["image_url"],
  jobs: ["logo_url", "cover_url"],
  events: ["logo_url"],
  event_homepages: ["hero_image_url"],
  partnership_goodies: ["image_url"],
  partnership_people: ["image_url"],
  partnerships: ["congress_cover_url", "congress_logo_url"],
  speakers: ["portrait_url"],
  videos: ["thumbnail_url", "audio_url"],
  live_events: ["cover_url"],
  live_event_backers: ["logo_url"],
  live_event_ads: ["image_url"],
  articles: ["image_url"],
  article_authors: ["portrait_url"],
  article_revisions: ["image_url"],
  highlights: ["image_url"],
  quotes: ["image_url"],
  community_ads: ["image_url"],
};

/**
 * Returns which of the image addresses are referenced by any record, whatever its state. Most of these
 * columns have no index, so each table is read once for all addresses.
 */
export const findUsedPictures = async (db: Db, addresses: readonly string[]) => {
  const addressArray = asArray(addresses);
  const selects = Object.entries(PICTURE_COLUMNS).map(([table, columns]) => {
    const values = columns.map((column) => sql`(${sql.identifier(column)})`);
    return sql`select address from ${sql.identifier(table)},
      lateral (values ${sql.join(values, sql`, `)}) picture(address) where address = any(${addressArray})`;
  });
  const ofStories = sql`select image->>'url' as address from company_stories,
    lateral jsonb_array_elements(images) image where image->>'url' = any(${addressArray})`;
  const inArticles = sql`select address from unnest(${addressArray}) picture(address)
    where exists (select 1 from articles where strpos(body_html, address) > 0)
      or exists (select 1 from article_revisions where strpos(body_html, address) > 0)`;
  const rows = await selectRows<{ address: string }>(
    db,
    sql.join([...selects, ofStories, inArticles], sql` union `),
  );
  return new Set(rows.map(({ address }) => address));
};

/** Returns which of the CVs belong to a developer. */
export const findUsedCvs = async (db: Db, names: readonly string[]) => {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select cv_key as name from developers where cv_key = any(${asArray(names)})`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Returns which of the files of listings an import still reads. */
export const findUsedFeeds = async (db: Db, names: readonly string[]) => {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select file_key as name from job_feed_runs where file_key = any(${asArray(names)})`,
  );
  return new Set(rows.map(({ name }) => name));
};
