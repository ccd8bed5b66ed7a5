import type { FormName } from "@devguild/schemas/constants/forms";
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { MINUTE_MS } from "../../time.ts";
import { type FormSubmissionRow, formSubmissions } from "./forms.tables.ts";

/** Returns whether the same request, or the same unconfirmed subscription, was sent in the last minutes. */
export const findRecentDuplicate = async (
  db: Db,
  { form, email, fields }: Content,
  kind: "request" | "subscription",
): Promise<boolean> => {
  const [row] = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.email, email),
        eq(formSubmissions.form, form),
        eq(formSubmissions.act, "submit"),
        kind === "subscription"
          ? isNull(formSubmissions.released_at)
          : isNull(formSubmissions.consent_id),
        sql`${formSubmissions.fields} = ${JSON.stringify(fields)}::jsonb`,
        gt(formSubmissions.created_at, new Date(Date.now() - DOUBLE_SUBMIT_MS)),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** Finds a released submission by id; undefined if it was already delivered or refused. */
export const findOpenSubmission = async (
  db: Db,
  id: number,
): Promise<FormSubmissionRow | undefined> => {
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, id), isOpen));
  return row;
};

/** Lists submissions that the queue has given up on, oldest first. */
export const listFailedSubmissions = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(
      and(
        isOpen,
        lt(
          sql`coalesce(${formSubmissions.tried_at}, ${formSubmissions.released_at})`,
          new Date(now.getTime() - GIVEN_UP_AFTER_MS),
        ),
      ),
    )
    .orderBy(formSubmissions.id);
  return rows.map(({ id }) => id);
};

/** Lists the submissions of an address, newest first. */
export const listSubmissions = (db: Db, email: string): Promise<FormSubmissionRow[]> =>
  db
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.email, email.toLowerCase()))
    .orderBy(desc(formSubmissions.id));

/** The same form with the same content and address within this time is an accidental duplicate. */
const DOUBLE_SUBMIT_MS = 5 * MINUTE_MS;

/**
 * The queue retries for most of a day, at least hourly; a submission not tried for this long was given
 * up.
 */
const GIVEN_UP_AFTER_MS = 3 * 60 * MINUTE_MS;

export type Content = { form: FormName; email: string; fields: Record<string, string> };

const isOpen = and(
  isNotNull(formSubmissions.released_at),
  isNull(formSubmissions.delivered_at),
  isNull(formSubmissions.refused_at),
);
