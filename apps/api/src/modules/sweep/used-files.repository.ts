import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";

const asArray = (words: readonly string[]) => sql`${sql.param(words)}::text[]`;

/**
 * Those of some pictures' addresses that a person, a company, an ad in any state or an event has. Most
 * of these columns have no index, so each table is read once however many addresses are asked about.
 */
export const findUsedPictures = async (db: Db, addresses: readonly string[]) => {
  const asked = asArray(addresses);
  const rows = await selectRows<{ address: string }>(
    db,
    sql`select image_url as address from users where image_url = any(${asked})
      union select address from companies, lateral (values (logo_url), (cover_url)) picture(address)
        where address = any(${asked})
      union select address from jobs, lateral (values (logo_url), (cover_url)) picture(address)
        where address = any(${asked})
      union select logo_url from events where logo_url = any(${asked})`,
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
