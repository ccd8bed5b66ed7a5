import {
  HOMEPAGE_MESSAGES as M,
  type ItemType,
  pickSectionItems,
} from "@devguild/schemas/constants/event-homepages";
import type { HomepageContent, HomepageItems } from "@devguild/schemas/event-homepages";

type Content = Pick<HomepageContent, "sections">;

/** A page that nobody has written yet. */
export const EMPTY_HOMEPAGE: HomepageContent = {
  hero_title: "",
  hero_subtitle: "",
  hero_image_url: null,
  cta_label: "",
  cta_url: null,
  sections: [],
};

const ITEM_TYPES: readonly ItemType[] = ["sessions", "speakers", "partners", "videos", "jobs"];

/** Lists which kinds of records a page shows, so that only those are read. */
export const listItemTypes = ({ sections }: Content): ItemType[] =>
  ITEM_TYPES.filter((type) => sections.some((section) => section.type === type));

/** Puts a page's sections in order, with positions from 0. */
export const orderSections = (sections: HomepageContent["sections"]) =>
  sections
    .toSorted((a, b) => a.position - b.position)
    .map((section, position) => Object.assign({}, section, { position }));

/**
 * Finds what keeps a page from being published: a missing headline, half a button. The fields' names and
 * messages.
 */
export const findMissingParts = ({
  hero_title,
  cta_label,
  cta_url,
}: Pick<HomepageContent, "hero_title" | "cta_label" | "cta_url">): Record<string, string> => ({
  ...(hero_title === "" && { hero_title: M.heroTitleRequired }),
  ...(cta_label !== "" && cta_url === null && { cta_url: M.ctaUrlRequired }),
  ...(cta_label === "" && cta_url !== null && { cta_label: M.ctaLabelRequired }),
});

/** Collects the ids that a page's sections of one kind name. */
export const listNamedIds = ({ sections }: Content, type: ItemType): number[] => [
  ...new Set(
    sections.filter((section) => section.type === type).flatMap(({ item_ids }) => item_ids),
  ),
];

/** Finds the sections that name records which the event doesn't have: their fields and messages. */
export const findForeignItems = (
  { sections }: Content,
  known: Readonly<Record<ItemType, ReadonlySet<number>>>,
): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const [index, { type, item_ids }] of sections.entries())
    if (type !== "text" && item_ids.some((id) => !known[type].has(id)))
      errors[`sections.${index}.item_ids`] = M.itemsUnknown;
  return errors;
};

/** Reduces the records of an event to those that its page shows. */
export const keepShown = (
  { sections }: Content,
  items: HomepageItems,
  eventId: number,
): HomepageItems => {
  const keep = <T extends { id: number }>(type: ItemType, all: readonly T[]): T[] => {
    const own = sections.filter((section) => section.type === type);
    const shown = new Set(
      own.flatMap((section) => pickSectionItems(section, all, eventId).map(({ id }) => id)),
    );
    return all.filter(({ id }) => shown.has(id));
  };
  return {
    sessions: keep("sessions", items.sessions),
    speakers: keep("speakers", items.speakers),
    partners: keep("partners", items.partners),
    videos: keep("videos", items.videos),
    jobs: keep("jobs", items.jobs),
  };
};
