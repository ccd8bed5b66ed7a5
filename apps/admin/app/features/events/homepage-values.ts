import type { SectionType } from "@devguild/schemas/constants/event-homepages";
import type {
  AdminHomepage,
  HomepageContent,
  HomepageSection,
} from "@devguild/schemas/event-homepages";

/** What is typed of a homepage, as its fields hold it. */
export type HomepageValues = Omit<HomepageContent, "cta_url"> & { cta_url: string };

/** Converts a page to what its fields hold. */
export const toHomepageValues = ({ content }: Pick<AdminHomepage, "content">): HomepageValues => ({
  ...content,
  cta_url: content.cta_url ?? "",
});

/** Converts what the fields hold to what a page says; sections are numbered in their order. */
export const toHomepageContent = (values: HomepageValues): HomepageContent => ({
  ...values,
  cta_url: values.cta_url.trim() || null,
  sections: values.sections.map((section, position) => Object.assign({}, section, { position })),
});

/** Returns whether two versions of a page say the same. */
export const isSamePage = (one: HomepageValues, other: HomepageValues) =>
  JSON.stringify(toHomepageContent(one)) === JSON.stringify(toHomepageContent(other));

/** Creates a section with nothing in it. */
export const createSection = (type: SectionType): HomepageSection => ({
  type,
  title: "",
  body_html: "",
  item_ids: [],
  position: 0,
});
