import type { Interview } from "@devguild/schemas/interviews";
import { asc, count, eq, max, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { users } from "../users/users.tables.ts";
import { applicationInterviews, applications } from "./applications.tables.ts";

const readInterviews = async (db: Db, condition: SQL): Promise<Interview[]> => {
  const rows = await db
    .select({
      id: applicationInterviews.id,
      job_id: applications.job_id,
      text: applicationInterviews.body,
      author: sql<
        string | null
      >`nullif(trim(concat(${users.first_name}, ' ', ${users.last_name})), '')`,
      created_at: applicationInterviews.created_at,
      updated_at: applicationInterviews.updated_at,
    })
    .from(applicationInterviews)
    .innerJoin(applications, eq(applications.id, applicationInterviews.application_id))
    .leftJoin(users, eq(users.id, applicationInterviews.user_id))
    .where(condition)
    .orderBy(asc(applicationInterviews.id));
  return rows.map((row) =>
    Object.assign(row, { created_at: iso(row.created_at), updated_at: iso(row.updated_at) }),
  );
};

/** Lists what staff noted about a developer's interviews, the earliest first. */
export const listInterviews = (db: Db, developerId: number) =>
  readInterviews(db, eq(applications.developer_id, developerId));

/** Finds one interview; undefined if there is none. */
export const findInterview = async (db: Db, id: number) =>
  (await readInterviews(db, eq(applicationInterviews.id, id)))[0];

/** The audit snapshot of a developer's interviews: how many, and when one last changed. */
export const interviewsSnapshot: Snapshot = {
  read: async (db, developerId) => {
    const [row] = await db
      .select({ interviews: count(), changed_at: max(applicationInterviews.updated_at) })
      .from(applicationInterviews)
      .innerJoin(applications, eq(applications.id, applicationInterviews.application_id))
      .where(eq(applications.developer_id, developerId));
    return row;
  },
  personal: new Set(),
};
