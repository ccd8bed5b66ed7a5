import { SPEAKER_MESSAGES as M } from "@devguild/schemas/constants/speakers";
import { toSlug } from "@devguild/schemas/slugs";
import type { NewSpeakerBody, SpeakerOption } from "@devguild/schemas/speakers";
import { and, eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { speakerDetail } from "./speakers.queries.ts";
import { speakers } from "./speakers.tables.ts";

const findFreeSlug = async (tx: Db, name: string, company: string) => {
  const plain = toSlug(name, "speaker");
  const withCompany = toSlug(`${name} ${company}`, "speaker");
  for (const slug of [plain, withCompany])
    if ((await tx.$count(speakers, eq(speakers.slug, slug))) === 0) return slug;
  const [row] = await tx
    .select({ id: sql<number>`coalesce(max(${speakers.id}), 0) + 1`.mapWith(Number) })
    .from(speakers);
  return `${withCompany}-${row?.id ?? 1}`;
};

/**
 * Adds a speaker; throws 422 if there is one with the same name at the same company.
 * Source: docs/product/videos.md.
 */
export const createSpeaker = (
  db: Db,
  { name, title, company, portrait_url }: NewSpeakerBody,
): Promise<SpeakerOption> =>
  transaction(db, async (tx) => {
    // One at a time, so that a second press doesn't add the same person again.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('speakers'))`);
    const isSame = and(
      sql`lower(${speakers.full_name}) = lower(${name})`,
      sql`lower(${speakers.company_name}) = lower(${company})`,
    );
    if ((await tx.$count(speakers, isSame)) > 0) invalid({ name: M.known });
    const [added] = await tx
      .insert(speakers)
      .values({
        full_name: name,
        slug: await findFreeSlug(tx, name, company),
        job_title: title,
        company_name: company,
        portrait_url,
      })
      .returning({ id: speakers.id, label: speakers.full_name, detail: speakerDetail });
    return added ?? notFound();
  });
