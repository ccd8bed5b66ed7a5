import { type AccountMenuItem, buildAccountMenu } from "@devguild/app-shell/account-menus";
import type { User } from "@devguild/schemas/identity";

/** An entry of the back office's menu; `below` means that a page beneath it is open. */
export type MenuEntry = Pick<AccountMenuItem, "id" | "title" | "icon" | "url"> & {
  here: "page" | "below" | false;
};

/**
 * Builds an admin's menu at `path`. The profile is left out: it is part of the account card and
 * belongs to the site.
 */
export const buildMenu = (user: User, path: string): MenuEntry[] => {
  const items = buildAccountMenu(user, path).filter(
    ({ visible, id }) => visible && id !== "profile",
  );
  // The landing page's URL is a prefix of all others, so it never counts as their parent.
  const above = items.find(({ id, url }) => id !== "admin" && path.startsWith(`${url}/`));
  return items.map(({ id, title, icon, url, active }) => ({
    id,
    title,
    icon,
    url,
    here: active ? "page" : above?.id === id && "below",
  }));
};

/**
 * Lists the screens that an admin may open from the landing page, including those that aren't in
 * the menu.
 */
export const listScreens = (user: User) =>
  buildAccountMenu(user, "").filter(
    ({ id, mayOpen }) => mayOpen && id !== "admin" && id !== "profile",
  );
