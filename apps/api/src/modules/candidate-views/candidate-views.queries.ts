import type { CandidateView } from "@devguild/schemas/candidate-inbox";
import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { candidateViews } from "./candidate-views.tables.ts";

/** Whose views: a person's, at one company. */
export type ViewOwner = { userId: number; companyId: number };

/** Filters views to those of a person at a company. */
export const isOwnView = ({ userId, companyId }: ViewOwner) =>
  and(eq(candidateViews.user_id, userId), eq(candidateViews.company_id, companyId));

/** Lists the views that a person has saved at a company, oldest first. */
export const listViews = (db: Db, owner: ViewOwner): Promise<CandidateView[]> =>
  db
    .select({
      id: candidateViews.id,
      name: candidateViews.name,
      filter: candidateViews.filter,
    })
    .from(candidateViews)
    .where(isOwnView(owner))
    .orderBy(asc(candidateViews.id));
