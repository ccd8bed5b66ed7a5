import { BrandMark } from "@devguild/design-system/brand-mark";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import { AppLink, useFrame } from "../app-frame/app-frame.tsx";
import { ABOUT_LINKS } from "../menus/site-menu.ts";
import { type SiteLink, useSiteLinks } from "../menus/use-site-links.ts";
import classes from "./site-footer.module.css";

export type FooterColumn = { title: string; entries: SiteLink[] };

/** Returns the columns that every footer has. */
const useCommonColumns = (): FooterColumn[] => {
  const own = useSiteLinks();
  const elsewhere = own("about");
  return [
    { title: "Social", entries: own("social") },
    {
      title: "About",
      entries: ABOUT_LINKS.map(
        (link) => elsewhere.find(({ title }) => title === link.title) ?? link,
      ),
    },
  ];
};

/** A footer: its own columns, and the common ones. */
export function FooterFrame({ columns }: { columns: readonly FooterColumn[] }) {
  const { now } = useFrame();
  const shown = [...columns, ...useCommonColumns()].filter(({ entries }) => entries.length > 0);
  return (
    <footer className={classes.footer}>
      <div className={`content ${classes.columns}`}>
        <div className={classes.about}>
          <BrandMark name={PRODUCT_NAME} />
          <p>Work, talks and writing for people who build software.</p>
        </div>
        {shown.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.links}>
              {entries.map((entry) => (
                <li key={entry.title}>
                  <AppLink to={entry.path} className={classes.link}>
                    {entry.title}
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
