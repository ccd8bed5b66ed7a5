import type { CandidateView, CandidateViewBody } from "@devguild/schemas/candidate-inbox";
import {
  CANDIDATE_VIEWS_MAX,
  INBOX_MESSAGES as M,
} from "@devguild/schemas/constants/candidate-inbox";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { lockLogin } from "../users/users.commands.ts";
import { isOwnView, type ViewOwner } from "./candidate-views.queries.ts";
import { candidateViews } from "./candidate-views.tables.ts";

const columns = {
  id: candidateViews.id,
  name: candidateViews.name,
  filter: candidateViews.filter,
};

const asTaken = (error: unknown): never =>
  isUniqueViolation(error, "candidate_views_name") ? invalid({ name: M.viewTaken }) : raise(error);

/** Saves a view under a name that the person has not used at this company. */
export const createView = (
  db: Db,
  owner: ViewOwner,
  body: CandidateViewBody,
): Promise<CandidateView> =>
  transaction(db, async (tx) => {
    // Views saved at once are counted one after another.
    await lockLogin(tx, owner.userId);
    if ((await tx.$count(candidateViews, isOwnView(owner))) >= CANDIDATE_VIEWS_MAX)
      conflict("too_many_views", M.tooManyViews);
    const [created] = await tx
      .insert(candidateViews)
      .values({ ...body, user_id: owner.userId, company_id: owner.companyId })
      .returning(columns);
    return created ?? notFound();
  }).catch(asTaken);

/** Renames a view, or changes its filter. */
export const updateView = async (
  db: Db,
  owner: ViewOwner,
  id: number,
  body: CandidateViewBody,
): Promise<CandidateView> => {
  const [updated] = await db
    .update(candidateViews)
    .set(body)
    .where(and(isOwnView(owner), eq(candidateViews.id, id)))
    .returning(columns)
    .catch(asTaken);
  return updated ?? notFound();
};

/** Deletes a view. */
export const removeView = async (db: Db, owner: ViewOwner, id: number) => {
  const removed = await db
    .delete(candidateViews)
    .where(and(isOwnView(owner), eq(candidateViews.id, id)))
    .returning({ id: candidateViews.id });
  if (removed.length === 0) notFound();
};

/** Deletes all views of a person. */
export const removeOwnViews = async (tx: Db, userId: number) => {
  await tx.delete(candidateViews).where(eq(candidateViews.user_id, userId));
};

/** Deletes all views of a company's candidates. */
export const removeAllViews = (tx: Db, companyId: number) =>
  tx.delete(candidateViews).where(eq(candidateViews.company_id, companyId));
