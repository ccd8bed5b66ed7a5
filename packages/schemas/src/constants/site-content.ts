import type { LinkColumn } from "./site-data.ts";

/** The columns of links with their names, and where visitors see them. */
export const LINK_COLUMN_LABELS: Record<LinkColumn, { label: string; shownIn: string }> = {
  events: { label: "Events", shownIn: "The Events column of the footer" },
  community: { label: "Developers", shownIn: "The Developers column of the footer" },
  social: { label: "Social", shownIn: "The Social column of every footer" },
  products: {
    label: "Products",
    shownIn: "Products in the For Business menu, and in the footer of its pages",
  },
  insights: {
    label: "Insights",
    shownIn: "Insights in the For Business menu, and in the footer of its pages",
  },
  about: { label: "About", shownIn: "The About column of every footer, in place of our own pages" },
  podcast: { label: "Podcast", shownIn: "The top of the podcast" },
};

/** The footer's links about us. Each leads to our own page unless editors entered another address. */
export const ABOUT_LABELS = [
  "About",
  "Team",
  "Career",
  "Contact",
  "Press",
  "Legal",
  "Cookie settings",
  "Privacy",
  "Terms",
  "Imprint",
  "Accessibility",
] as const;

/** How many quotes the pages show: the first ones. */
export const QUOTES_SHOWN = 3;

export const LINK_LABEL_MAX = 40;
export const SITE_URL_MAX = 500;
export const QUOTE_TEXT_MAX = 400;
export const QUOTE_AUTHOR_MAX = 80;
export const QUOTE_ROLE_MAX = 120;
export const BANNER_PARTNER_MAX = 80;
export const BANNER_TITLE_MAX = 120;
export const BANNER_BODY_MAX = 240;

export const SITE_CONTENT_MESSAGES = {
  urlInvalid: "Enter a full address, such as https://example.com.",
  aboutUnknown: "Choose one of our pages about us.",
  aboutTaken: "There’s already a link for this page.",
  imageForeign: "Please upload this file first.",
} as const;
