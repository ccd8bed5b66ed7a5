import { api } from "@devguild/api-client/browser-api";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { DEVELOPER_LINKS, EVENT_LINKS } from "../menus/site-menu.ts";
import { useSiteLinks } from "../menus/use-site-links.ts";
import { FooterFrame } from "./footer-frame.tsx";

const MAX_SHOWN = 8;

/** The footer of every public page that is not for companies. */
export function SiteFooter() {
  const data = useQuery(api.siteData.footerLinks.options()).data?.data;
  const own = useSiteLinks();
  const lists = (links: { label: string; url: string }[] = []) =>
    links.slice(0, MAX_SHOWN).map(({ label, url }) => ({ title: label, path: localized(url) }));
  return (
    <FooterFrame
      columns={[
        { title: "Events", entries: [...EVENT_LINKS, ...own("events")] },
        { title: "Developers", entries: [...DEVELOPER_LINKS, ...own("community")] },
        { title: "Jobs by skill", entries: lists(data?.top_skills) },
        { title: "Jobs by location", entries: lists(data?.top_locations) },
        { title: "Teams hiring", entries: lists(data?.top_teams) },
      ]}
    />
  );
}
