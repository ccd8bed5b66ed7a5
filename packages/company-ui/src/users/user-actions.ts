import { type CompanyUserStatus, OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import type { CompanyUser } from "@devguild/schemas/company-users";

/** What can be done to a user, in the order of the menu. */
const USER_ACTIONS = [
  "edit-invitation",
  "resend-invite",
  "change-role",
  "make-owner",
  "suspend",
  "reactivate",
  "remove",
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** Who looks at a company's users, and what they may do. */
export type UsersViewer = { userId: number; canEdit: boolean; canTransfer: boolean };

// As the API decides it: docs/product/roles.md.
const STATUSES: Record<UserAction, readonly CompanyUserStatus[]> = {
  "edit-invitation": ["invited"],
  "resend-invite": ["invited"],
  "change-role": ["active"],
  "make-owner": ["active"],
  suspend: ["active"],
  reactivate: ["suspended"],
  remove: ["invited", "active", "suspended"],
};

/** Returns whether a user can use the portal, and so be notified. */
export const hasAccess = ({ status }: Pick<CompanyUser, "status">) => status === "active";

/** Lists what a viewer can do to a user. */
export const listUserActions = (
  { role, status, user_id: userId }: Pick<CompanyUser, "role" | "status" | "user_id">,
  viewer: UsersViewer,
): UserAction[] =>
  role === OWNER_ROLE || userId === viewer.userId
    ? []
    : USER_ACTIONS.filter(
        (action) =>
          STATUSES[action].includes(status) &&
          (action === "make-owner" ? viewer.canTransfer : viewer.canEdit),
      );
