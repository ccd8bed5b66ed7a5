import { BrandMark } from "@devguild/design-system/brand-mark";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { AppLink, useFrame } from "../app-frame/app-frame.tsx";
import { api } from "../browser-api/browser-api.tsx";
import { isServedPath } from "../served-screens.ts";
import { BUSINESS_COLUMNS } from "../site-menu.ts";
import classes from "./site-footer.module.css";

type Column = { title: string; links: { label: string; url: string }[] };

const served = (columns: Column[]) =>
  columns
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ url }) => !url.startsWith("/") || isServedPath(url)),
    }))
    .filter(({ links }) => links.length > 0);

const SHOWN = 8;

const useColumns = (variant: "default" | "business"): Column[] => {
  const { data } = useQuery(api.siteData.footerLinks.options());
  const pages = (links: { label: string; url: string }[] | undefined) =>
    (links ?? []).slice(0, SHOWN).map(({ label, url }) => ({ label, url: localized(url) }));
  if (variant === "business")
    return served(
      BUSINESS_COLUMNS.map(({ title, entries }) => ({
        title,
        links: entries.map((entry) => ({ label: entry.title, url: entry.path })),
      })),
    );
  return served([
    {
      title: "Developers",
      links: [
        { label: "Jobs", url: localized("/jobs") },
        { label: "Companies", url: localized("/companies") },
        { label: "Magazine", url: localized("/magazine") },
        { label: "Tech Talks", url: localized("/videos") },
      ],
    },
    { title: "Jobs by skill", links: pages(data?.data.top_skills) },
    { title: "Jobs by place", links: pages(data?.data.top_locations) },
    {
      title: "About",
      links: ["About", "Team", "Career", "Contact", "Press", "Legal", "Imprint"].map((label) => ({
        label,
        url: localized(`/${label.toLowerCase()}`),
      })),
    },
  ]);
};

/** What stands below every public page. */
export function SiteFooter({ variant = "default" }: { variant?: "default" | "business" }) {
  const { now } = useFrame();
  return (
    <footer className={classes.footer}>
      <div className={`content ${classes.columns}`}>
        <div className={classes.about}>
          <BrandMark name={PRODUCT_NAME} />
          <p>Work, talks and writing for people who build software.</p>
        </div>
        {useColumns(variant).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.links}>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <AppLink to={url} className={classes.link}>
                    {label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`content ${classes.line}`}>
        © {new Date(now).getUTCFullYear()} {PRODUCT_NAME}
      </div>
    </footer>
  );
}
