import { ABOUT_LABELS, SITE_CONTENT_MESSAGES as M } from "@devguild/schemas/constants/site-content";
import type { LinkColumn } from "@devguild/schemas/constants/site-data";
import type { AdminSiteLink, SiteLinkBody } from "@devguild/schemas/site-content";
import { and, eq, max, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { moveInOrder } from "../../db/positions.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { LINK_COLUMNS_SHOWN, listAllSiteLinks } from "./find-site-content.queries.ts";
import { siteLinks } from "./site-data.tables.ts";

// A change of the order writes other rows too, so whoever edits links waits for the one before.
const lockLinks = async (tx: Db) => {
  await tx.execute(sql`lock table site_links in share row exclusive mode`);
};

/** The audit snapshot of a link. */
export const siteLinkSnapshot = createSnapshot(siteLinks, { lock: lockLinks });

// Those in the About column take the place of our own pages, by their label.
const requireAboutPage = async (tx: Db, { column, label }: SiteLinkBody, id: number) => {
  if (column !== "about") return;
  if (!ABOUT_LABELS.some((each) => each === label)) invalid({ label: M.aboutUnknown });
  const isOther = and(
    eq(siteLinks.column, column),
    eq(siteLinks.label, label),
    ne(siteLinks.id, id),
  );
  if ((await tx.$count(siteLinks, isOther)) > 0) invalid({ label: M.aboutTaken });
};

const findEnd = async (tx: Db, column: LinkColumn) => {
  const [last] = await tx
    .select({ position: max(siteLinks.position) })
    .from(siteLinks)
    .where(eq(siteLinks.column, column));
  return (last?.position ?? 0) + 1;
};

/** Adds a link at the end of its column. Source: docs/product/site-content.md. */
export const createSiteLink = (db: Db, body: SiteLinkBody): Promise<AdminSiteLink> =>
  transaction(db, async (tx) => {
    await lockLinks(tx);
    await requireAboutPage(tx, body, 0);
    const [created] = await tx
      .insert(siteLinks)
      .values({ ...body, position: await findEnd(tx, body.column) })
      .returning(LINK_COLUMNS_SHOWN);
    return created ?? notFound();
  });

/** Changes a link; in another column it goes to the end. */
export const updateSiteLink = (db: Db, id: number, body: SiteLinkBody): Promise<AdminSiteLink> =>
  transaction(db, async (tx) => {
    await lockLinks(tx);
    const [before] = await tx.select().from(siteLinks).where(eq(siteLinks.id, id));
    if (!before) return notFound();
    await requireAboutPage(tx, body, id);
    const moved = before.column !== body.column;
    const [updated] = await tx
      .update(siteLinks)
      .set({ ...body, ...(moved && { position: await findEnd(tx, body.column) }) })
      .where(eq(siteLinks.id, id))
      .returning(LINK_COLUMNS_SHOWN);
    return updated ?? notFound();
  });

/** Moves a link within its column by one place; at the end it stays. */
export const moveSiteLink = (db: Db, id: number, step: -1 | 1): Promise<void> =>
  transaction(db, async (tx) => {
    await lockLinks(tx);
    const links = await listAllSiteLinks(tx);
    const column = (links.find((link) => link.id === id) ?? notFound()).column;
    const ids = links.filter((link) => link.column === column).map((link) => link.id);
    for (const [position, each] of moveInOrder(ids, id, step).entries())
      await tx
        .update(siteLinks)
        .set({ position })
        .where(and(eq(siteLinks.id, each), ne(siteLinks.position, position)));
  });

/** Deletes a link; throws 404 if there is none. */
export const removeSiteLink = async (db: Db, id: number): Promise<void> => {
  const removed = await db
    .delete(siteLinks)
    .where(eq(siteLinks.id, id))
    .returning({ id: siteLinks.id });
  if (removed.length === 0) notFound();
};
