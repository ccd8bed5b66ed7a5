import type { BulkAction } from "@devguild/schemas/candidate-inbox";
import { and, asc, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { candidateActionItems, candidateActions } from "./candidate-actions.tables.ts";

export type ActionAddress = { companyId: number; actionId: number };

const countItems = (state?: string) =>
  sql<number>`(select count(*)::int from ${candidateActionItems}
    where ${candidateActionItems.action_id} = ${candidateActions.id}
    ${state ? sql`and ${candidateActionItems.state} = ${state}` : sql``})`;

const listFailed = (db: Db, actionId: number) =>
  db
    .select({
      candidate_id: candidateActionItems.application_id,
      full_name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      reason: sql<string>`coalesce(${candidateActionItems.failure}, '')`,
    })
    .from(candidateActionItems)
    .innerJoin(applications, eq(applications.id, candidateActionItems.application_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(eq(candidateActionItems.action_id, actionId), eq(candidateActionItems.state, "failed")),
    )
    .orderBy(asc(candidateActionItems.position));

/** Finds how far a company's action is; null if it has no such action. */
export const findAction = async (
  db: Db,
  { companyId, actionId }: ActionAddress,
): Promise<BulkAction | null> => {
  const [action] = await db
    .select({
      id: candidateActions.id,
      status: candidateActions.status,
      undo_until: candidateActions.undo_until,
      finished_at: candidateActions.finished_at,
      undone_at: candidateActions.undone_at,
      total: countItems(),
      done: countItems("done"),
    })
    .from(candidateActions)
    .where(and(eq(candidateActions.id, actionId), eq(candidateActions.company_id, companyId)));
  if (!action) return null;
  const {
    finished_at: finishedAt,
    undone_at: undoneAt,
    undo_until: undoUntil,
    ...counted
  } = action;
  return {
    ...counted,
    failed: await listFailed(db, actionId),
    is_finished: finishedAt !== null,
    is_undone: undoneAt !== null,
    undo_until: iso(undoUntil),
  };
};

export const actionSnapshot = createSnapshot(candidateActions, { derived: ["undo_until"] });
