import {
  HOMEPAGE_MESSAGES as M,
  MENU_ITEMS_MAX,
} from "@devguild/schemas/constants/event-homepages";
import type {
  EventMenuItem,
  MenuItemBody,
  NewMenuItemBody,
} from "@devguild/schemas/event-homepages";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { lockEvent } from "../events/events.commands.ts";
import { listMenu } from "./event-homepages.queries.ts";
import { eventMenuItems } from "./event-homepages.tables.ts";

/** A menu item, and the event whose menu it is in. */
type Item = { eventId: number; itemId: number };

/** The audit snapshot of a menu item. */
export const menuItemSnapshot = createSnapshot(eventMenuItems, {});

/** Locks an event's menu and finds an item in it; throws 404 without the event or the item. */
const lockItem = async (tx: Db, { eventId, itemId }: Item) => {
  await lockEvent(tx, eventId);
  const menu = await listMenu(tx, eventId);
  const index = menu.findIndex(({ id }) => id === itemId);
  return index === -1 ? notFound() : { menu, index };
};

/** Adds an item at the end of an event's menu; throws 409 if the menu is full. */
export const addMenuItem = (
  db: Db,
  eventId: number,
  body: NewMenuItemBody,
): Promise<EventMenuItem> =>
  transaction(db, async (tx) => {
    await lockEvent(tx, eventId);
    const menu = await listMenu(tx, eventId);
    if (menu.length >= MENU_ITEMS_MAX) conflict("menu_full", M.menuFull);
    const position = (menu.at(-1)?.position ?? 0) + 1;
    const [added] = await tx
      .insert(eventMenuItems)
      .values({ ...body, event_id: eventId, position })
      .returning();
    if (!added) return notFound();
    const { event_id: _event, ...item } = added;
    return item;
  });

/** Changes what is sent of a menu item. */
export const editMenuItem = (db: Db, item: Item, body: MenuItemBody): Promise<EventMenuItem> =>
  transaction(db, async (tx) => {
    const { menu, index } = await lockItem(tx, item);
    if (Object.keys(body).length > 0)
      await tx.update(eventMenuItems).set(body).where(eq(eventMenuItems.id, item.itemId));
    const before = menu[index] ?? notFound();
    return { ...before, ...body };
  });

/** Moves a menu item by one; an item at the end stays there. Returns the menu in its order. */
export const moveMenuItem = (db: Db, item: Item, step: -1 | 1): Promise<EventMenuItem[]> =>
  transaction(db, async (tx) => {
    const { menu, index } = await lockItem(tx, item);
    const [moved, other] = [menu[index], menu[index + step]];
    if (!moved || !other) return menu;
    await tx
      .update(eventMenuItems)
      .set({ position: other.position })
      .where(eq(eventMenuItems.id, moved.id));
    await tx
      .update(eventMenuItems)
      .set({ position: moved.position })
      .where(eq(eventMenuItems.id, other.id));
    return listMenu(tx, item.eventId);
  });

/** Deletes a menu item; throws 404 if there is none. */
export const removeMenuItem = (db: Db, item: Item): Promise<void> =>
  transaction(db, async (tx) => {
    await lockItem(tx, item);
    await tx.delete(eventMenuItems).where(eq(eventMenuItems.id, item.itemId));
  });
