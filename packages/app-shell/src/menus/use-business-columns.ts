import { BUSINESS_COLUMNS } from "./business-menu.ts";
import { type SiteLink, useSiteLinks } from "./use-site-links.ts";

/** Returns the columns for companies, used in the menu and in the footer of their pages. */
export const useBusinessColumns = (): { title: string; entries: SiteLink[] }[] => {
  const own = useSiteLinks();
  const ownByColumn: Record<string, SiteLink[]> = {
    Products: own("products"),
    Insights: own("insights"),
  };
  return BUSINESS_COLUMNS.map(({ title, entries }) => ({
    title,
    entries: [...entries, ...(ownByColumn[title] ?? [])],
  }));
};
