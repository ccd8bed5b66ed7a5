import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";

const asArray = (words: readonly string[]) => sql`${sql.param(words)}::text[]`;

/** The columns that hold pictures' addresses, by table. */
export const PICTURE_COLUMNS: Record<string, readonly string[]> = {
  users: ["image_url"],
  companies: ["logo_url", "cover_url"],
  jobs: ["logo_url", "cover_url"],
  events: ["logo_url"],
  speakers: ["portrait_url"],
  videos: ["thumbnail_url"],
  live_events: ["cover_url"],
  live_event_backers: ["logo_url"],
  live_event_ads: ["image_url"],
  articles: ["image_url"],
  article_authors: ["portrait_url"],
  highlights: ["image_url"],
  quotes: ["image_url"],
  community_ads: ["image_url"],
};

/**
 * Those of some pictures' addresses that anything of ours has, in whatever state it is. Most of these
 * columns have no index, so each table is read once however many addresses are asked about.
 */
export const findUsedPictures = async (db: Db, addresses: readonly string[]) => {
  const asked = asArray(addresses);
  const selects = Object.entries(PICTURE_COLUMNS).map(([table, columns]) => {
    const values = columns.map((column) => sql`(${sql.identifier(column)})`);
    return sql`select address from ${sql.identifier(table)},
      lateral (values ${sql.join(values, sql`, `)}) picture(address) where address = any(${asked})`;
  });
  const ofStories = sql`select image->>'url' as address from company_stories,
    lateral jsonb_array_elements(images) image where image->>'url' = any(${asked})`;
  const rows = await selectRows<{ address: string }>(
    db,
    sql.join([...selects, ofStories], sql` union `),
  );
  return new Set(rows.map(({ address }) => address));
};

/** Those of some CVs that a developer has. */
export const findUsedCvs = async (db: Db, names: readonly string[]) => {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select cv_key as name from developers where cv_key = any(${asArray(names)})`,
  );
  return new Set(rows.map(({ name }) => name));
};
