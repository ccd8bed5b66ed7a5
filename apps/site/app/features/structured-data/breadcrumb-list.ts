import { localized } from "@devguild/session/redirects";

import { absoluteOn, describe } from "./schema-org.ts";

type Crumb = { to: string; label: string };

/** What lies above the page of a record that shows no breadcrumbs: the list that it stands in, as the menu names it. */
export const LISTED_IN = {
  article: [{ to: localized("/magazine"), label: "Magazine" }],
  company: [{ to: localized("/companies"), label: "Companies" }],
  event: [{ to: localized("/live-events"), label: "Live events" }],
} satisfies Record<string, readonly Crumb[]>;

/**
 * The way down to a page, as its breadcrumbs show it where it has some; the page itself comes last and needs no address.
 * Source: docs/product/being-found.md.
 */
export const breadcrumbList = (site: string, parents: readonly Crumb[], here: string) =>
  describe({
    "@type": "BreadcrumbList",
    itemListElement: [
      ...parents.map(({ to, label }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absoluteOn(site, to),
      })),
      { "@type": "ListItem", position: parents.length + 1, name: here },
    ],
  });
