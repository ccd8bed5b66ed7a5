import { Link } from "@devguild/design-system/link";

import type { AccountMenuItem } from "@devguild/app-shell/account-menus";
import classes from "./screen-links.module.css";

/** The screens that an admin may open, with their purpose. */
export function ScreenLinks({ screens }: { screens: AccountMenuItem[] }) {
  return (
    <ul className={classes.links}>
      {screens.map(({ id, title, icon: Icon, purpose, url }) => (
        <li key={id}>
          <Icon size={18} stroke={1.6} aria-hidden />
          <span>
            <Link to={url} className={classes.link}>
              {title}
            </Link>
            {purpose && <span className={classes.purpose}>{purpose}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
