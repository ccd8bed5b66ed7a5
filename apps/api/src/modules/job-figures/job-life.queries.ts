import type { JobFigures } from "@devguild/schemas/job-figures";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { auditLog } from "../audit/audit.tables.ts";

type Life = JobFigures["life"];

const KINDS: Record<string, Life[number]["kind"]> = {
  "job.publish": "published",
  "job.release": "published",
  "job.repost": "reposted",
  "job.republish": "reposted",
  "job.extend": "extended",
  "job.boost": "boosted",
  "job.unpublish": "unpublished",
  "job.archive": "archived",
  "job.restore": "restored",
};

/** Reads what happened to an ad, the oldest first: from the audit log, and from its own dates. */
export const readLife = async (
  db: Db,
  job: { id: number; created_at: Date; published_at: Date | null },
): Promise<Life> => {
  const entries = await db
    .select({ action: auditLog.action, at: auditLog.created_at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, "job"),
        eq(auditLog.subject_id, job.id),
        inArray(auditLog.action, Object.keys(KINDS)),
        // Submitted, and only published later.
        sql`${auditLog.details} ->> 'status' is distinct from 'pending'`,
      ),
    )
    .orderBy(asc(auditLog.created_at), asc(auditLog.id));
  const life = entries.flatMap(({ action, at }) => {
    const kind = KINDS[action];
    return kind ? [{ kind, at }] : [];
  });
  // The log is shorter than some ads live.
  const isLogged = life.some(({ kind }) => kind === "published" || kind === "reposted");
  const dated = [
    { kind: "drafted" as const, at: job.created_at },
    ...(job.published_at && !isLogged
      ? [{ kind: "published" as const, at: job.published_at }]
      : []),
    ...life,
  ];
  return dated
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .map(({ kind, at }) => ({ kind, at: iso(at) }));
};
