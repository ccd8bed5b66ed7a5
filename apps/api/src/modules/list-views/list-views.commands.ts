import { LIST_VIEW_MESSAGES as M, LIST_VIEWS_MAX } from "@devguild/schemas/constants/list-views";
import type { ListLayout, ListView, ListViewBody } from "@devguild/schemas/list-views";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { lockLogin } from "../users/users.commands.ts";
import { findView } from "./list-views.queries.ts";
import { listLayouts, listViews } from "./list-views.tables.ts";

const isOwn = (userId: number, id: number) =>
  and(eq(listViews.user_id, userId), eq(listViews.id, id));

const asTaken = (error: unknown): never =>
  isUniqueViolation(error, "list_views_name") ? invalid({ name: M.nameTaken }) : raise(error);

/** Saves a view of a list under a name that the person has not used for that list. Source: docs/product/staff-lists.md. */
export const saveView = (db: Db, userId: number, body: ListViewBody): Promise<ListView> =>
  transaction(db, async (tx) => {
    // Views saved at once are counted one after another.
    await lockLogin(tx, userId);
    const count = await tx.$count(listViews, eq(listViews.user_id, userId));
    if (count >= LIST_VIEWS_MAX) conflict("too_many_views", M.tooMany);
    const [saved] = await tx
      .insert(listViews)
      .values({ ...body, user_id: userId })
      .returning({ id: listViews.id });
    return (await findView(tx, userId, saved?.id ?? 0)) ?? notFound();
  }).catch(asTaken);

/** Changes one's own view; a colleague's is not found. */
export const updateView = async (
  db: Db,
  userId: number,
  id: number,
  body: ListViewBody,
): Promise<ListView> => {
  await db.update(listViews).set(body).where(isOwn(userId, id)).catch(asTaken);
  const view = await findView(db, userId, id);
  return view?.own ? view : notFound();
};

/** Deletes one's own view; a colleague's is not found. */
export const removeView = async (db: Db, userId: number, id: number) => {
  const removed = await db
    .delete(listViews)
    .where(isOwn(userId, id))
    .returning({ id: listViews.id });
  if (removed.length === 0) notFound();
};

/** Stores how a person has set up a list. */
export const setLayout = async (db: Db, userId: number, layout: ListLayout) => {
  const { columns, density } = layout;
  await db
    .insert(listLayouts)
    .values({ ...layout, user_id: userId })
    .onConflictDoUpdate({
      target: [listLayouts.user_id, listLayouts.list],
      set: { columns, density },
    });
  return layout;
};

/** Deletes all views and layouts of a person, shared views too. */
export const removeOwnListViews = async (tx: Db, userId: number) => {
  await tx.delete(listViews).where(eq(listViews.user_id, userId));
  await tx.delete(listLayouts).where(eq(listLayouts.user_id, userId));
};
