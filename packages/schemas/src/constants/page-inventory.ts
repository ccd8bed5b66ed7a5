/** The kinds of category pages of jobs, as in their addresses. */
export const PAGE_TYPES = {
  s: "Skill",
  l: "Location",
  ls: "Skill in a location",
  e: "Seniority",
  ln: "Language",
} as const;
export type PageType = keyof typeof PAGE_TYPES;
export const PAGE_TYPE_NAMES = Object.keys(PAGE_TYPES) as [PageType, ...PageType[]];

export const SEO_TEXT_MAX = 2_000;
