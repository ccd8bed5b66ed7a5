import type { ItemType } from "@devguild/schemas/constants/event-homepages";
import type {
  AdminHomepage,
  EventMenuItem,
  EventPage,
  HomepageContent,
  HomepageItems,
} from "@devguild/schemas/event-homepages";
import { and, asc, eq } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { findEvent, findEventBySlug } from "../events/events.queries.ts";
import { choosePicture, toConferencePicture } from "../social-cards/social-cards.policy.ts";
import { eventHomepages, eventMenuItems } from "./event-homepages.tables.ts";
import { listHomepageItems } from "./homepage-items.queries.ts";
import { EMPTY_HOMEPAGE, keepShown, listItemTypes } from "./homepages.policy.ts";

type Row = typeof eventHomepages.$inferSelect;

const ALL: readonly ItemType[] = ["sessions", "speakers", "partners", "videos", "jobs"];

/** Returns what a stored page says. */
export const toContent = ({
  hero_title,
  hero_subtitle,
  hero_image_url,
  cta_label,
  cta_url,
  sections,
}: Row): HomepageContent => ({
  hero_title,
  hero_subtitle,
  hero_image_url,
  cta_label,
  cta_url,
  sections,
});

// Sanitised on the way out, too: what is stored may be older than today's rules.
const toPublicContent = (row: Row): HomepageContent => ({
  ...toContent(row),
  sections: row.sections.map((section) =>
    Object.assign({}, section, { body_html: sanitiseRichText(section.body_html) }),
  ),
});

/** Finds both versions of an event's page. */
export const findVersions = async (db: Db, eventId: number) => {
  const rows = await db.select().from(eventHomepages).where(eq(eventHomepages.event_id, eventId));
  return { draft: rows.find(({ live }) => !live), live: rows.find(({ live }) => live) };
};

/** Returns an event's homepage for its editors; an empty one if nobody has written it. */
export const readHomepage = async (db: Db, eventId: number): Promise<AdminHomepage> => {
  const { draft, live } = await findVersions(db, eventId);
  return {
    content: draft ? toContent(draft) : EMPTY_HOMEPAGE,
    live: live ? toContent(live) : null,
    published: live !== undefined,
    published_at: isoOrNull(live?.saved_at ?? null),
    has_changes: live !== undefined && draft !== undefined && live.version !== draft.version,
    version: draft?.version ?? 0,
    saved_at: isoOrNull(draft?.saved_at ?? null),
  };
};

/** Returns an event's homepage for its editors; null if there is no such event. */
export const findHomepage = async (db: Db, eventId: number): Promise<AdminHomepage | null> =>
  (await findEvent(db, eventId)) ? readHomepage(db, eventId) : null;

/** Lists what an event's homepage can show; null if there is no such event. */
export const findHomepageOptions = async (
  db: Db,
  eventId: number,
): Promise<HomepageItems | null> => {
  if (!(await findEvent(db, eventId))) return null;
  const { content } = await readHomepage(db, eventId);
  return listHomepageItems(db, { eventId, content, types: ALL });
};

/** Lists an event's menu in order. */
export const listMenu = (db: Db, eventId: number): Promise<EventMenuItem[]> =>
  db
    .select({
      id: eventMenuItems.id,
      title: eventMenuItems.title,
      url: eventMenuItems.url,
      position: eventMenuItems.position,
      visible: eventMenuItems.visible,
    })
    .from(eventMenuItems)
    .where(eq(eventMenuItems.event_id, eventId))
    .orderBy(asc(eventMenuItems.position), asc(eventMenuItems.id));

/** Lists an event's menu in order; null if there is no such event. */
export const findMenu = async (db: Db, eventId: number): Promise<EventMenuItem[] | null> =>
  (await findEvent(db, eventId)) ? listMenu(db, eventId) : null;

/** Finds an event by id, or by slug if the id is 0, with its published page; null if it has none. */
export const findPublicEvent = async (db: Db, { id, slug }: { id: number; slug: string }) => {
  const event = id === 0 ? await findEventBySlug(db, slug) : await findEvent(db, id);
  if (!event) return null;
  const [page] = await db
    .select()
    .from(eventHomepages)
    .where(and(eq(eventHomepages.event_id, event.id), eq(eventHomepages.live, true)));
  return page ? { event, page } : null;
};

/**
 * Finds an event's published page by id, or by slug if the id is 0; null if there is no such event, or its
 * page isn't published.
 */
export const findEventPage = async (
  db: Db,
  address: { id: number; slug: string },
  now = new Date(),
): Promise<EventPage | null> => {
  const found = await findPublicEvent(db, address);
  if (!found) return null;
  const { event } = found;
  const content = toPublicContent(found.page);
  const items = await listHomepageItems(
    db,
    { eventId: event.id, content, types: listItemTypes(content) },
    now,
  );
  const menu = await listMenu(db, event.id);
  return {
    event,
    homepage: content,
    menu: menu.flatMap(({ id, title, url, visible }) => (visible ? { id, title, url } : [])),
    items: keepShown(content, items, event.id),
    og_image: choosePicture(content.hero_image_url, toConferencePicture(event, content)),
  };
};

/** The audit snapshot of a homepage, read by its event's id: what its top says, and since when it is public. */
export const homepageSnapshot: Snapshot = {
  read: async (db, eventId) => {
    const { draft, live } = await findVersions(db, eventId);
    if (!draft) return undefined;
    const { hero_title, hero_subtitle, cta_label, cta_url, sections } = draft;
    return {
      hero_title,
      hero_subtitle,
      cta_label,
      cta_url,
      sections: sections.length,
      published_at: live ? iso(live.saved_at) : null,
    };
  },
  personal: new Set(),
};
