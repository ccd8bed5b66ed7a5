import type { AccountType, Permission } from "@devguild/schemas/constants/accounts";
import { FORBIDDEN } from "@devguild/schemas/constants/statuses";
import type { User } from "@devguild/schemas/identity";
import { data, redirect } from "react-router";

import { localized, loginPath } from "./redirects.ts";

type Visit = { user: User | null; url: URL };

const getPath = ({ pathname, search }: URL) => pathname + search;

/** Returns the current user; guests are redirected to the login and come back. */
export const requireUser = ({ user, url }: Visit): User => {
  if (!user) throw redirect(loginPath(getPath(url)));
  return user;
};

/**
 * Returns the user if their account has this type; otherwise 403, and the error page offers to
 * switch. Staff who need a second factor first are sent to set it up.
 */
export const requireAccount = (visit: Visit, type: AccountType): User => {
  const user = requireUser(visit);
  if (user.account_type !== type) throw data({ switchTo: type }, { status: FORBIDDEN });
  if (user.needs_second_factor) throw redirect(localized("/user/profile"));
  return user;
};

/** Returns the user if they have at least one of the permissions; otherwise 403. */
export const requirePermission = (visit: Visit, ...permissions: Permission[]): User => {
  const user = requireUser(visit);
  if (!permissions.some((permission) => user.permissions.includes(permission)))
    throw data(null, { status: FORBIDDEN });
  return user;
};

/** Redirects logged-in users home: the page is for guests only. */
export const requireGuest = ({ user }: Visit): void => {
  if (user) throw redirect(localized(user.home.url || "/"));
};
