import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
  developerStaffNotes,
} from "./developers.tables.ts";

/**
 * Creates a developer at the first step of the profile; returns its id, or undefined if there already
 * is one.
 */
export const createDeveloper = async (tx: Db, userId: number): Promise<number | undefined> => {
  const [developer] = await tx
    .insert(developers)
    .values({ user_id: userId, signup_step: SIGNUP_STEPS.REGISTRATION })
    .onConflictDoNothing()
    .returning({ id: developers.id });
  return developer?.id;
};

/** Marks a login's developer as deleted, or restores it with null. */
export const setDeveloperDeleted = (tx: Db, userId: number, at: Date | null) =>
  tx.update(developers).set({ deleted_at: at }).where(eq(developers.user_id, userId));

/** Records when the weekly digest last looked for jobs for a developer. */
export const recordDigest = (tx: Db, id: number, at: Date) =>
  tx.update(developers).set({ job_digest_at: at }).where(eq(developers.id, id));

/** Sets whether a developer may apply to jobs. */
export const setBoardAccess = (
  tx: Db,
  id: number,
  access: { validate_by_tm: number; disproved: boolean },
) =>
  tx
    .update(developers)
    .set({ validate_by_tm: access.validate_by_tm, disproved: access.disproved })
    .where(eq(developers.id, id));

/** Saves what staff note about a developer. */
export const saveStaffNotes = (tx: Db, id: number, notes: { body: string; updated_by: number }) => {
  const values = { ...notes, updated_at: new Date() };
  return tx
    .insert(developerStaffNotes)
    .values({ developer_id: id, ...values })
    .onConflictDoUpdate({ target: developerStaffNotes.developer_id, set: values });
};

const EMPTY = {
  job_title: "",
  position: "",
  company_name: null,
  about_me: "",
  linkedin: null,
  github: null,
  residence_city_id: null,
  residence_name: null,
  citizenship_country_id: null,
  special_work_permit: null,
  cv_key: null,
  cv_uploaded_at: null,
  interest_ids: [],
  job_recommendations_subscribed: false,
  job_digest_at: null,
};

/** Deletes a developer permanently. */
export const removeDeveloper = (tx: Db, id: number) =>
  tx.delete(developers).where(eq(developers.id, id));

/** Erases a developer's personal data and assigns the row to the login `userId`. */
export const eraseDeveloper = async (tx: Db, id: number, userId: number) => {
  await tx.delete(developerSkills).where(eq(developerSkills.developer_id, id));
  await tx.delete(developerLanguages).where(eq(developerLanguages.developer_id, id));
  await tx.delete(developerStaffNotes).where(eq(developerStaffNotes.developer_id, id));
  await tx
    .update(developers)
    .set({ ...EMPTY, user_id: userId })
    .where(eq(developers.id, id));
};
