import { BUSINESS_COLUMNS } from "./business-menu.ts";
import { type SiteLink, useSiteLinks } from "./use-site-links.ts";

/** The columns for companies, in the menu and in the footer of their pages. */
export const useBusinessColumns = (): { title: string; entries: SiteLink[] }[] => {
  const own = useSiteLinks();
  const ownOf: Record<string, SiteLink[]> = {
    Products: own("products"),
    Insights: own("insights"),
  };
  return BUSINESS_COLUMNS.map(({ title, entries }) => ({
    title,
    entries: [...entries, ...(ownOf[title] ?? [])],
  }));
};
