import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import classes from "./category-footer.module.css";

type Props = {
  footer: { skillId?: number | undefined; locationId?: number | undefined };
  text: string | undefined;
};

function Links({ title, links }: { title: string; links: { label: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <AppLink to={localized(url)} className={classes.link}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown below a category's job list: its description and links to neighbouring lists. */
export default function CategoryFooter({ footer, text }: Props) {
  const { data } = useQuery(api.jobs.categoryFooter.options({ query: footer }));
  return (
    <div className={classes.footer}>
      {text && <p className={classes.text}>{text}</p>}
      <Links title="More skills" links={data?.data.skills ?? []} />
      <Links title="More locations" links={data?.data.locations ?? []} />
    </div>
  );
}
