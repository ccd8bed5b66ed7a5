import {
  HOMEPAGE_CHANGED,
  HOMEPAGE_MESSAGES as M,
} from "@devguild/schemas/constants/event-homepages";
import type {
  AdminHomepage,
  HomepageBody,
  HomepageContent,
  HomepageDraftBody,
} from "@devguild/schemas/event-homepages";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { lockEvent } from "../events/events.commands.ts";
import { findVersions, readHomepage, toContent } from "./event-homepages.queries.ts";
import { eventHomepages } from "./event-homepages.tables.ts";
import { findKnownItems } from "./homepage-items.queries.ts";
import { findForeignItems, findMissingParts, orderSections } from "./homepages.policy.ts";

const requireNone = (errors: Record<string, string>) => {
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Cleans what an editor sent; throws 422 if a section names what the event doesn't have. */
const readContent = async (
  tx: Db,
  eventId: number,
  { hero_title, hero_subtitle, hero_image_url, cta_label, cta_url, sections }: HomepageContent,
): Promise<HomepageContent> => {
  requireNone(findForeignItems({ sections }, await findKnownItems(tx, eventId, { sections })));
  const cleaned = orderSections(sections).map((section) =>
    Object.assign(section, {
      body_html: section.type === "text" ? sanitiseRichText(section.body_html) : "",
    }),
  );
  return { hero_title, hero_subtitle, hero_image_url, cta_label, cta_url, sections: cleaned };
};

type Stored = { eventId: number; live: boolean; version: number; content: HomepageContent };

const store = (tx: Db, { eventId, live, version, content }: Stored) => {
  const values = { ...content, version, saved_at: new Date() };
  return tx
    .insert(eventHomepages)
    .values({ event_id: eventId, live, ...values })
    .onConflictDoUpdate({ target: [eventHomepages.event_id, eventHomepages.live], set: values });
};

/** Locks an event's page; throws 404 without the event, and 409 if someone has saved another version. */
const lockPage = async (tx: Db, eventId: number, version: number) => {
  await lockEvent(tx, eventId);
  const versions = await findVersions(tx, eventId);
  if ((versions.draft?.version ?? 0) !== version) conflict(HOMEPAGE_CHANGED, M.changed);
  return versions;
};

/**
 * Replaces an event's page, and publishes it or takes it off the site. Two editors can't overwrite each
 * other: 409. Source: docs/product/events.md.
 */
export const saveHomepage = (
  db: Db,
  eventId: number,
  { published, version, ...sent }: HomepageBody,
): Promise<AdminHomepage> =>
  transaction(db, async (tx) => {
    await lockPage(tx, eventId, version);
    const content = await readContent(tx, eventId, sent);
    if (published) requireNone(findMissingParts(content));
    const page = { eventId, version: version + 1, content };
    await store(tx, { ...page, live: false });
    if (published) await store(tx, { ...page, live: true });
    else
      await tx
        .delete(eventHomepages)
        .where(and(eq(eventHomepages.event_id, eventId), eq(eventHomepages.live, true)));
    return readHomepage(tx, eventId);
  });

/** Saves what is typed into a page; what visitors see stays. Throws 409 as `saveHomepage` does. */
export const saveHomepageDraft = (
  db: Db,
  eventId: number,
  { version, ...sent }: HomepageDraftBody,
): Promise<AdminHomepage> =>
  transaction(db, async (tx) => {
    await lockPage(tx, eventId, version);
    const content = await readContent(tx, eventId, sent);
    await store(tx, { eventId, version: version + 1, content, live: false });
    return readHomepage(tx, eventId);
  });

/** Drops the changes that aren't public yet; throws 409 if the page isn't published. */
export const discardHomepageDraft = (
  db: Db,
  eventId: number,
  version: number,
): Promise<AdminHomepage> =>
  transaction(db, async (tx) => {
    const { live } = await lockPage(tx, eventId, version);
    if (!live) return conflict("not_published", M.notPublished);
    // Both get a version of their own, so that a third editor's page counts as changed, too.
    const page = { eventId, version: version + 1, content: toContent(live) };
    await store(tx, { ...page, live: false });
    await tx
      .update(eventHomepages)
      .set({ version: version + 1 })
      .where(and(eq(eventHomepages.event_id, eventId), eq(eventHomepages.live, true)));
    return readHomepage(tx, eventId);
  });
