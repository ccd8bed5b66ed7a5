import type { FormName } from "@devguild/schemas/constants/forms";
import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { formSubmissions, type FormSubmissionRow } from "./forms.tables.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** The same form with the same content and address within this time was sent twice by accident. */
const TWICE_WITHIN = 5 * MINUTE;
/** What the CRM has taken, or will never take, is of no more use here. */
const KEPT_AFTER = 90 * DAY;
/** The queue goes on trying for most of a day, at least once an hour; who was not tried for so long was given up. */
const GIVEN_UP_AFTER = 3 * 60 * MINUTE;

type Content = { form: FormName; email: string; fields: Record<string, string> };

/** The same request, or the same wish that still waits for its link, of the last minutes. */
export const findJustSent = async (
  db: Db,
  { form, email, fields }: Content,
  kind: "request" | "wish",
): Promise<boolean> => {
  const [row] = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.email, email),
        eq(formSubmissions.form, form),
        eq(formSubmissions.act, "submit"),
        kind === "wish" ? isNull(formSubmissions.released_at) : isNull(formSubmissions.consent_id),
        sql`${formSubmissions.fields} = ${JSON.stringify(fields)}::jsonb`,
        gt(formSubmissions.created_at, new Date(Date.now() - TWICE_WITHIN)),
      ),
    )
    .limit(1);
  return row !== undefined;
};

const isOpen = and(
  isNotNull(formSubmissions.released_at),
  isNull(formSubmissions.delivered_at),
  isNull(formSubmissions.refused_at),
);

/** What is to be passed on, by its id; nothing where it was, or must not be. */
export const findOpen = async (db: Db, id: number): Promise<FormSubmissionRow | undefined> => {
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, id), isOpen));
  return row;
};

/** Removes what waits for a consent's link. */
export const dropWaiting = (tx: Db, consentId: number) =>
  tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.released_at)));

/** Removes what a consent allowed to be passed on, and was not yet. */
export const dropUndelivered = (tx: Db, consentId: number) =>
  tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.delivered_at)));

/** Lets what waits for a consent's link be passed on; gives the ids. */
export const release = async (tx: Db, consentId: number): Promise<number[]> => {
  const rows = await tx
    .update(formSubmissions)
    .set({ released_at: new Date() })
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.released_at)))
    .returning({ id: formSubmissions.id });
  return rows.map(({ id }) => id);
};

/** What the queue has given up on, oldest first. */
export const listGivenUp = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(
      and(
        isOpen,
        lt(
          sql`coalesce(${formSubmissions.tried_at}, ${formSubmissions.released_at})`,
          new Date(now.getTime() - GIVEN_UP_AFTER),
        ),
      ),
    )
    .orderBy(formSubmissions.id);
  return rows.map(({ id }) => id);
};

/** Removes what was not confirmed since `oldest`, and what has been done with for months. */
export const sweepSubmissions = async (db: Db, oldest: Date, now: Date) => {
  const longAgo = new Date(now.getTime() - KEPT_AFTER);
  await db
    .delete(formSubmissions)
    .where(
      or(
        and(isNull(formSubmissions.released_at), lt(formSubmissions.created_at, oldest)),
        lt(formSubmissions.delivered_at, longAgo),
        lt(formSubmissions.refused_at, longAgo),
      ),
    );
};

/** Removes what an address sent, but for the end of a newsletter that the CRM is yet to be told of. */
export const forgetSubmissions = (tx: Db, email: string) =>
  tx
    .delete(formSubmissions)
    .where(
      and(
        eq(formSubmissions.email, email.toLowerCase()),
        or(eq(formSubmissions.act, "submit"), isNotNull(formSubmissions.delivered_at)),
      ),
    );

/** What an address sent by forms, newest first. */
export const listSubmissions = (db: Db, email: string): Promise<FormSubmissionRow[]> =>
  db
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.email, email.toLowerCase()))
    .orderBy(desc(formSubmissions.id));
