import { absoluteOn, describe } from "./schema-org.ts";

type Crumb = { to: string; label: string };

/**
 * The way down to a page as its breadcrumbs show it; the page itself comes last and needs no address.
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
