import { STAFF_LISTS, STAFF_LIST_NAMES } from "@devguild/schemas/constants/list-views";
import type { Permission } from "@devguild/schemas/constants/accounts";
import type { ListLayout, ListView } from "@devguild/schemas/list-views";
import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import { listLayouts, listViews } from "./list-views.tables.ts";

const selectViews = (db: Db, userId: number, condition: SQL | undefined): Promise<ListView[]> =>
  db
    .select({
      id: listViews.id,
      list: listViews.list,
      name: listViews.name,
      query: listViews.query,
      shared: listViews.shared,
      own: sql<boolean>`${listViews.user_id} = ${userId}`,
      owner: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
    })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.user_id))
    .where(condition)
    .orderBy(sql`lower(${listViews.name})`, asc(listViews.id));

/** Reads a view as a member of staff sees it. */
export const findView = async (db: Db, userId: number, id: number) =>
  (await selectViews(db, userId, eq(listViews.id, id)))[0];

type Viewer = { userId: number; permissions: ReadonlySet<Permission> };

/** Lists the views and layouts of a member of staff, and the views that colleagues share, of lists they may see. */
export const listViewsAndLayouts = async (
  db: Db,
  { userId, permissions }: Viewer,
): Promise<{ views: ListView[]; layouts: ListLayout[] }> => {
  const visible = STAFF_LIST_NAMES.filter((list) => permissions.has(STAFF_LISTS[list]));
  const [views, layouts] = await Promise.all([
    selectViews(
      db,
      userId,
      and(
        inArray(listViews.list, visible),
        or(eq(listViews.user_id, userId), eq(listViews.shared, true)),
      ),
    ),
    db
      .select({
        list: listLayouts.list,
        columns: listLayouts.columns,
        density: listLayouts.density,
      })
      .from(listLayouts)
      .where(and(eq(listLayouts.user_id, userId), inArray(listLayouts.list, visible)))
      .orderBy(asc(listLayouts.list)),
  ]);
  return { views, layouts };
};
