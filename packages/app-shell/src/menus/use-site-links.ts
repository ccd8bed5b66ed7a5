import { api } from "@devguild/api-client/browser-api";
import type { LinkColumn } from "@devguild/schemas/constants/site-data";
import { useQuery } from "@tanstack/react-query";

/** A link of a menu or footer, within the product or elsewhere. */
export type SiteLink = { title: string; path: string; purpose?: string; badge?: string };

/** Returns a function that lists the operator's own links for a column or another spot. */
export const useSiteLinks = () => {
  const links = useQuery(api.siteData.footerLinks.options()).data?.data.links ?? [];
  return (column: LinkColumn): SiteLink[] =>
    links
      .filter((link) => link.column === column)
      .map(({ label, url }) => ({ title: label, path: url }));
};
