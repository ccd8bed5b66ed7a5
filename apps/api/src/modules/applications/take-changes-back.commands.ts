import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";
import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { applicationMoves, applications } from "./applications.tables.ts";

/** A candidate before a change, and its `waiting_since` afterwards. */
type Change = {
  id: number;
  status: ApplicationStatus;
  status_at: Date;
  waited_since: Date;
  changed_at: Date;
};

/**
 * Puts candidates back where they were before changes, except those of whom the company did something
 * else since. One statement, and one for their history.
 */
export const takeChangesBack = async (
  tx: Db,
  { userId, isMove }: { userId: number; isMove: boolean },
  changes: readonly Change[],
) => {
  const restored = await selectRows<{ id: string; status: ApplicationStatus }>(
    tx,
    sql`update ${applications} set status = was.status, status_updated_at = was.status_at,
        waiting_since = was.waited_since
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as was(id bigint, status smallint, status_at timestamptz, waited_since timestamptz, changed_at timestamptz)
      where ${applications.id} = was.id and ${applications.waiting_since} = was.changed_at
      returning ${applications.id}, ${applications.status}`,
  );
  if (!isMove || restored.length === 0) return;
  await tx.insert(applicationMoves).values(
    restored.map(({ id, status }) => ({
      application_id: Number(id),
      status,
      moved_by: "company" as const,
      user_id: userId,
    })),
  );
};
