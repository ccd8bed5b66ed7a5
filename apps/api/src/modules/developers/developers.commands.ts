import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { developerLanguages, developers, developerSkills } from "./developers.tables.ts";

/** Makes a login a developer at the first step of the profile; its id, or nothing where it is one. */
export const createDeveloper = async (tx: Db, userId: number): Promise<number | undefined> => {
  const [developer] = await tx
    .insert(developers)
    .values({ user_id: userId, signup_step: SIGNUP_STEPS.REGISTRATION })
    .onConflictDoNothing()
    .returning({ id: developers.id });
  return developer?.id;
};

/** Deletes a login's developer until it is restored, or restores it with null. */
export const setDeveloperDeleted = (tx: Db, userId: number, at: Date | null) =>
  tx.update(developers).set({ deleted_at: at }).where(eq(developers.user_id, userId));

/** Notes when the weekly digest last looked for jobs for a developer. */
export const recordDigest = (tx: Db, id: number, at: Date) =>
  tx.update(developers).set({ job_digest_at: at }).where(eq(developers.id, id));

const EMPTY = {
  job_title: "",
  position: "",
  company_name: null,
  about_me: "",
  linkedin: null,
  github: null,
  residence_city_id: null,
  citizenship_country_id: null,
  special_work_permit: null,
  cv_key: null,
  cv_uploaded_at: null,
  interest_ids: [],
  job_recommendations_subscribed: false,
  job_digest_at: null,
};

/** Removes a developer for good. */
export const removeDeveloper = (tx: Db, id: number) =>
  tx.delete(developers).where(eq(developers.id, id));

/** Erases what a developer's row says of a person and hands the row to the login `userId`. */
export const eraseDeveloper = async (tx: Db, id: number, userId: number) => {
  await tx.delete(developerSkills).where(eq(developerSkills.developer_id, id));
  await tx.delete(developerLanguages).where(eq(developerLanguages.developer_id, id));
  await tx
    .update(developers)
    .set({ ...EMPTY, user_id: userId })
    .where(eq(developers.id, id));
};
