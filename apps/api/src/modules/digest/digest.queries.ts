import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, notExists, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { consents } from "../consents/consents.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { digestBounds } from "./digest-week.policy.ts";

const agreedSince = (db: Db, time: Date) =>
  db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.user_id, developers.user_id),
        eq(consents.purpose, "job-digest"),
        isNull(consents.withdrawn_at),
        gt(consents.confirmed_at, time),
      ),
    );

/**
 * Selects developers who are due a digest: they agreed before the last digest time, haven't had one
 * since, and are confirmed, fully signed up, approved, and neither suspended nor deleted.
 */
const isDue = (db: Db, now: Date) => {
  const { time, latest } = digestBounds(now);
  const last = developers.job_digest_at;
  return and(
    eq(developers.job_recommendations_subscribed, true),
    or(and(isNull(last), lt(developers.created_at, time)), and(lt(last, time), lte(last, latest))),
    notExists(agreedSince(db, time)),
    eq(developers.signup_step, SIGNUP_STEPS.COMPLETED),
    eq(developers.validate_by_tm, BOARD_ACCESS.APPROVED),
    isNull(developers.deleted_at),
    isNotNull(users.email_verified_at),
    isNull(users.suspended_at),
    isNull(users.deleted_at),
  );
};

/** Lists a batch of developers who are due a digest, after an id. */
export const listDueReaders = async (db: Db, after: number, limit: number, now: Date) => {
  const rows = await db
    .select({ id: developers.id })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(and(isDue(db, now), gt(developers.id, after)))
    .orderBy(asc(developers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Finds and locks a developer who is due a digest; undefined if not due or locked by another worker. */
export const lockDueReader = async (tx: Db, id: number, now: Date) => {
  const [reader] = await tx
    .select({
      id: developers.id,
      email: users.email,
      firstName: users.first_name,
      last: developers.job_digest_at,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(and(isDue(tx, now), eq(developers.id, id)))
    .for("no key update", { of: developers, skipLocked: true });
  return reader;
};
