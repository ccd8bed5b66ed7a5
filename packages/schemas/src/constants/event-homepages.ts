/** The kinds of sections that an event's homepage is made of. */
export const SECTION_TYPES = [
  "text",
  "sessions",
  "speakers",
  "partners",
  "videos",
  "jobs",
] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** The kinds of sections that show records; a text has only its own words. */
export type ItemType = Exclude<SectionType, "text">;

export const SECTION_TYPE_LABELS: Record<SectionType, string> = {
  text: "Text",
  sessions: "Sessions",
  speakers: "Speakers",
  partners: "Partners",
  videos: "Videos",
  jobs: "Jobs",
};

/** The heading of a section that has no title of its own; a text then has none. */
export const SECTION_TITLES: Record<SectionType, string> = {
  text: "",
  sessions: "Programme",
  speakers: "Speakers",
  partners: "Partners",
  videos: "Videos",
  jobs: "Jobs at our partners",
};

export const HERO_TITLE_MAX = 80;
export const HERO_SUBTITLE_MAX = 200;
export const HOMEPAGE_CTA_MAX = 40;
export const HOMEPAGE_URL_MAX = 500;
export const SECTIONS_MAX = 20;
export const SECTION_TITLE_MAX = 80;
export const SECTION_BODY_MAX = 20_000;
export const SECTION_ITEMS_MAX = 100;
export const MENU_TITLE_MAX = 40;
export const MENU_ITEMS_MAX = 12;

/** How many of the event's newest videos, and of its partners' newest jobs, a section shows that names none. */
export const NEWEST_ITEMS = 6;

/** The code of the answer to a change of a homepage that someone else has saved meanwhile. */
export const HOMEPAGE_CHANGED = "homepage_changed";

export const HOMEPAGE_MESSAGES = {
  heroTitleRequired: "Give the page a headline.",
  urlInvalid: "Enter an address that starts with https://.",
  ctaLabelRequired: "Give the button a label.",
  ctaUrlRequired: "Enter where the button leads.",
  imageForeign: "Please upload this file first.",
  itemsUnknown: "Choose from what belongs to this event.",
  sectionsMany: `A page has at most ${SECTIONS_MAX} sections.`,
  changed: "Someone else has saved this page since you opened it.",
  notPublished: "This page isn’t published, so it has no changes to discard.",
  menuTitleRequired: "Give the menu item a title.",
  menuUrlInvalid: "Enter an address that starts with https://, or choose a section of the page.",
  menuFull: `The menu has ${MENU_ITEMS_MAX} items, the maximum. Delete one to add another.`,
} as const;

/** Returns the id of a section's heading on the page, which menu items can lead to. Pure. */
export const toSectionAnchor = (sections: readonly { type: SectionType }[], index: number) => {
  const type = sections[index]?.type ?? "text";
  const earlier = sections.slice(0, index).filter((section) => section.type === type).length;
  return earlier === 0 ? type : `${type}-${earlier + 1}`;
};

type Item = { id: number; event?: { id: number } | null };

/**
 * Picks what a section shows of an event's records: those it names, in its order, or all of them; of videos
 * and jobs the newest. Videos of other events have to be named. Pure.
 */
export const pickSectionItems = <T extends Item>(
  { type, item_ids }: { type: SectionType; item_ids: readonly number[] },
  items: readonly T[],
  eventId: number,
): T[] => {
  if (item_ids.length > 0)
    return item_ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  if (type === "videos")
    return items.filter(({ event }) => event?.id === eventId).slice(0, NEWEST_ITEMS);
  return type === "jobs" ? items.slice(0, NEWEST_ITEMS) : [...items];
};
