import { AccountMenuIcon } from "@devguild/app-shell/account-menu-icon";
import { Link } from "@devguild/design-system/link";

import type { MenuEntry } from "../frame/menu-entries.ts";
import classes from "./screen-links.module.css";

const PURPOSES: Record<string, string> = {
  dashboard: "Your companies, their expired jobs, and the jobs that you keep at hand",
  companies: "Find a company and open its jobs",
  jobs: "All jobs of all companies, in every state",
};

/** The screens that an admin may open, with what each is for. */
export function ScreenLinks({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className={classes.links}>
      {entries.map(({ id, title, url }) => (
        <li key={id}>
          <AccountMenuIcon id={id} />
          <span>
            <Link to={url} className={classes.link}>
              {title}
            </Link>
            {PURPOSES[id] && <span className={classes.purpose}>{PURPOSES[id]}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
