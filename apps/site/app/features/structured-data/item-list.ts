import { absoluteOn, describe } from "./schema-org.ts";

/** Builds the structured data for a list of pages, in their order; null if it is empty. */
export const itemList = (site: string, pages: readonly { name: string; path: string }[]) =>
  pages.length === 0
    ? null
    : describe({
        "@type": "ItemList",
        itemListElement: pages.map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: absoluteOn(site, path),
        })),
      });

/** Lists the pages that the first page of a growing list links to. */
export const listPages = <Row>(
  { pages }: { pages: readonly { data: readonly Row[] }[] },
  nameOf: (row: Row) => string,
  pathOf: (row: Row) => string,
) => (pages[0]?.data ?? []).map((row) => ({ name: nameOf(row), path: pathOf(row) }));
