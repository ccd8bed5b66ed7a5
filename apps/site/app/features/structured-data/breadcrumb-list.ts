import { localized } from "@devguild/session/redirects";

import { absoluteOn, describe } from "./schema-org.ts";

type Crumb = { to: string; label: string };

/** Parents of pages without visible breadcrumbs: the list they belong to, named as in the menu. */
export const LISTED_IN = {
  article: [{ to: localized("/magazine"), label: "Magazine" }],
  company: [{ to: localized("/companies"), label: "Companies" }],
  event: [{ to: localized("/live-events"), label: "Live events" }],
} satisfies Record<string, readonly Crumb[]>;

/**
 * Builds the structured data for a page's breadcrumbs; the page itself comes last and needs no address.
 * Source: docs/product/being-found.md.
 */
export const breadcrumbList = (site: string, parents: readonly Crumb[], current: string) =>
  describe({
    "@type": "BreadcrumbList",
    itemListElement: [
      ...parents.map(({ to, label }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absoluteOn(site, to),
      })),
      { "@type": "ListItem", position: parents.length + 1, name: current },
    ],
  });
