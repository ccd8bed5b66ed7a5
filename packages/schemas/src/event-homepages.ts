import { z } from "zod";

import {
  HERO_SUBTITLE_MAX,
  HERO_TITLE_MAX,
  HOMEPAGE_CTA_MAX,
  HOMEPAGE_MESSAGES as M,
  HOMEPAGE_URL_MAX,
  MENU_TITLE_MAX,
  SECTION_BODY_MAX,
  SECTION_ITEMS_MAX,
  SECTION_TITLE_MAX,
  SECTION_TYPES,
  SECTIONS_MAX,
} from "./constants/event-homepages.ts";
import { PARTNERSHIP_TIERS } from "./constants/event-partnerships.ts";
import { event, eventSession } from "./events.ts";
import { coverAddress, flag, id, instant, requiredText, text } from "./fields.ts";
import { jobCard } from "./jobs.ts";
import { speaker, videoCard } from "./videos.ts";
import { webAddress } from "./web-address.ts";

/** A part of an event's homepage. */
const homepageSection = z.object({
  type: z.enum(SECTION_TYPES),
  title: z.string(),
  /** Sanitised; only texts have it. */
  body_html: z.string(),
  /** What it shows, in this order; empty for all there is. */
  item_ids: z.array(id),
  /** Where it is on the page, from 0. */
  position: z.number().int(),
});
export type HomepageSection = z.output<typeof homepageSection>;

/** What an event's homepage says. */
const homepageContent = z.object({
  hero_title: z.string(),
  hero_subtitle: z.string(),
  hero_image_url: z.string().nullable(),
  cta_label: z.string(),
  cta_url: z.string().nullable(),
  sections: z.array(homepageSection),
});
export type HomepageContent = z.output<typeof homepageContent>;

const address = webAddress({ max: HOMEPAGE_URL_MAX, message: M.urlInvalid });

const image = coverAddress(M.imageForeign);

const sectionBody = z.object({
  type: z.enum(SECTION_TYPES),
  title: text(SECTION_TITLE_MAX).default(""),
  body_html: z.string().max(SECTION_BODY_MAX).default(""),
  item_ids: z.array(id).max(SECTION_ITEMS_MAX).default([]),
  position: z.number().int().min(0).max(1000),
});

const contentBody = z.object({
  hero_title: text(HERO_TITLE_MAX).default(""),
  hero_subtitle: text(HERO_SUBTITLE_MAX).default(""),
  hero_image_url: image.nullable().default(null),
  cta_label: text(HOMEPAGE_CTA_MAX).default(""),
  cta_url: address.nullable().default(null),
  sections: z.array(sectionBody).max(SECTIONS_MAX, M.sectionsMany).default([]),
});

const version = z.number().int().min(0);

/** A page to show, or to take off the site. */
export const homepageBody = contentBody.extend({
  published: flag,
  /** The version that the change is based on; 0 if there is no page yet. */
  version,
});
export type HomepageBody = z.output<typeof homepageBody>;

/** What is typed into a page, before anybody sees it. */
export const homepageDraftBody = contentBody.extend({ version });
export type HomepageDraftBody = z.output<typeof homepageDraftBody>;

export const homepageVersionBody = z.object({ version });

/** An event's homepage for its editors. */
export const adminHomepage = z.object({
  /** With the changes that aren't public yet. */
  content: homepageContent,
  /** What visitors see; null while the page isn't published. */
  live: homepageContent.nullable(),
  published: z.boolean(),
  published_at: instant.nullable(),
  /** Whether there are changes that aren't public yet. */
  has_changes: z.boolean(),
  version: z.number().int(),
  /** Null if nobody has written it yet. */
  saved_at: instant.nullable(),
});
export type AdminHomepage = z.output<typeof adminHomepage>;

/** A company that is a partner of an event. */
const eventPartner = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  tier: z.enum(PARTNERSHIP_TIERS),
  booth_number: z.string().nullable(),
  introduction: z.string(),
  /** Its page; null while that isn't public. */
  company: z.object({ id, slug: z.string() }).nullable(),
});
export type EventPartner = z.output<typeof eventPartner>;

/** The records that the sections of a page show, or can show. */
export const homepageItems = z.object({
  sessions: z.array(eventSession),
  speakers: z.array(speaker),
  /** The highest tier first. */
  partners: z.array(eventPartner),
  videos: z.array(videoCard),
  jobs: z.array(jobCard),
});
export type HomepageItems = z.output<typeof homepageItems>;

export const eventMenuItem = z.object({
  id,
  title: z.string(),
  url: z.string(),
  position: z.number().int(),
  visible: z.boolean(),
});
export type EventMenuItem = z.output<typeof eventMenuItem>;

const menuUrl = webAddress({
  max: HOMEPAGE_URL_MAX,
  message: M.menuUrlInvalid,
  or: /^#[a-z]+(?:-\d{1,2})?$/,
});

const menuFields = {
  title: requiredText(MENU_TITLE_MAX, M.menuTitleRequired),
  /** A website, or a section of the page such as `#speakers`. */
  url: menuUrl,
  visible: flag,
};
/** A menu item to add at the end. */
export const newMenuItemBody = z.object({ ...menuFields, visible: flag.default(true) });
export type NewMenuItemBody = z.output<typeof newMenuItemBody>;
/** What changes about a menu item; absent fields stay. */
export const menuItemBody = z.object(menuFields).partial();
export type MenuItemBody = z.output<typeof menuItemBody>;

/** An event's published page. */
export const eventPage = z.object({
  event,
  homepage: homepageContent,
  menu: z.array(eventMenuItem.pick({ id: true, title: true, url: true })),
  items: homepageItems,
  /** The preview image for sharing. */
  og_image: z.string(),
});
export type EventPage = z.output<typeof eventPage>;
