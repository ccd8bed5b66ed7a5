import type { FilledPart } from "@devguild/schemas/constants/partnerships";
import { eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import {
  partnershipActivities,
  partnershipGoodies,
  partnershipLeads,
  partnershipPeople,
  partnerships,
  partnershipSessions,
} from "./partnerships.tables.ts";

type Rows =
  | typeof partnershipPeople
  | typeof partnershipSessions
  | typeof partnershipGoodies
  | typeof partnershipActivities
  | typeof partnershipLeads;

const hasRows = (table: Rows) =>
  sql`exists (select 1 from ${table} own where own.partnership_id = ${partnerships.id})`;

// The booth's number isn't among them: staff enter it when they assign a package.
const PARTS: Record<FilledPart, SQL> = {
  company: sql`${partnerships.name} is not null or ${partnerships.congress_logo_url} is not null or ${partnerships.congress_cover_url} is not null or ${partnerships.introduction} <> ''`,
  people: hasRows(partnershipPeople),
  sessions: hasRows(partnershipSessions),
  goodies: hasRows(partnershipGoodies),
  activities: hasRows(partnershipActivities),
  links: sql`coalesce(${partnerships.company_link_one}, ${partnerships.company_link_two}, ${partnerships.company_link_three}, ${partnerships.company_link_four}, ${partnerships.company_link_five}) is not null`,
  leads: hasRows(partnershipLeads),
};

/** The parts of a partnership that have something in them, as a column. */
export const filledParts = sql<FilledPart[]>`array_remove(array[${sql.join(
  Object.entries(PARTS).map(([part, isFilled]) => sql`case when ${isFilled} then ${part} end`),
  sql`, `,
)}]::text[], null)`;

/** Returns which parts of a partnership have something in them. */
export const listFilledParts = async (db: Db, partnershipId: number): Promise<FilledPart[]> => {
  const [row] = await db
    .select({ parts: filledParts })
    .from(partnerships)
    .where(eq(partnerships.id, partnershipId));
  return row?.parts ?? [];
};
