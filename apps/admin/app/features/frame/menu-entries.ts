import { type AccountMenuItem, buildAccountMenu } from "@devguild/app-shell/account-menus";
import type { User } from "@devguild/schemas/identity";

/** One entry of the back office's menu; `below` means that a page beneath it is in view. */
export type MenuEntry = Pick<AccountMenuItem, "id" | "title" | "icon" | "url"> & {
  here: "page" | "below" | false;
};

/**
 * The menu of an admin, seen from `path`. The own profile is left out: it belongs to the account card,
 * which leads to the site.
 */
export const buildMenu = (user: User, path: string): MenuEntry[] => {
  const items = buildAccountMenu(user, path).filter(
    ({ visible, id }) => visible && id !== "profile",
  );
  // The address of the landing page lies above all others, so it is never the one beneath which they are.
  const above = items.find(({ id, url }) => id !== "admin" && path.startsWith(`${url}/`));
  return items.map(({ id, title, icon, url, active }) => ({
    id,
    title,
    icon,
    url,
    here: active ? "page" : above?.id === id && "below",
  }));
};

/** The screens that an admin may open from the landing page, those that the menu does not show among them. */
export const listScreens = (user: User) =>
  buildAccountMenu(user, "").filter(
    ({ id, mayOpen }) => mayOpen && id !== "admin" && id !== "profile",
  );
