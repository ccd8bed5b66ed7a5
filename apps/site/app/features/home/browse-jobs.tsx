import { AppLink } from "@devguild/app-shell/app-frame";
import { localized } from "@devguild/session/redirects";
import { formatCount } from "@devguild/schemas/formats";

import classes from "./browse-jobs.module.css";

type Line = { id: number; label: string; url: string; jobs: number };

/** Links to job lists, each with its number of jobs. */
export function BrowseJobs({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.lines}>
        {lines.map(({ id, label, url, jobs }) => (
          <li key={id}>
            <AppLink to={localized(url)} className={classes.line}>
              <span>{label}</span>
              <span className="num">
                {formatCount(jobs)}
                <span className="visually-hidden"> jobs</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
