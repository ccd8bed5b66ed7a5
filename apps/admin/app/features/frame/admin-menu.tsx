import { AppLink } from "@devguild/app-shell/app-frame";
import { useCurrentUser } from "@devguild/session/use-current-user";
import type { KeyboardEvent } from "react";
import { useLocation } from "react-router";

import classes from "./admin-menu.module.css";
import { buildMenu } from "./menu-entries.ts";

// Arrows move through the menu as Tab does; Home and End jump to its ends.
const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
  const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links.at(to % links.length)?.focus();
};

/** The back office's menu: the screens that the admin may open. */
export function AdminMenu({ onChosen }: { onChosen?: () => void }) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
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
              onKeyDown={moveInMenu}
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
