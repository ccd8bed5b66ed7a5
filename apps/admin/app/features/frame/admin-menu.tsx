import { AppLink } from "@devguild/app-shell/app-frame";
import { moveInVerticalMenu } from "@devguild/app-shell/menu-keys";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useLocation, useNavigation } from "react-router";

import classes from "./admin-menu.module.css";
import { buildMenu } from "./menu-entries.ts";

/** The back office's menu: the screens that the admin may open. */
export function AdminMenu({ onChosen }: { onChosen?: () => void }) {
  const user = useCurrentUser();
  const current = useLocation();
  const { pathname } = useNavigation().location ?? current;
  if (!user) return null;
  return (
    <nav aria-label="Main">
      <ul className={classes.entries}>
        {buildMenu(user, pathname).map(({ id, title, icon: Icon, url, here }) => (
          <li key={id}>
            <AppLink
              to={url}
              className={classes.entry}
              aria-current={here === "page" ? "page" : here === "below" ? "true" : undefined}
              onClick={onChosen}
              onKeyDown={moveInVerticalMenu}
              data-menu-item
            >
              <Icon size={18} stroke={1.6} aria-hidden />
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
