import { OWNER_ROLE, type CompanyUserStatus } from "@devguild/schemas/constants/company-users";

/** What can be done to a company's user. */
export type UserAction =
  | "edit-invitation"
  | "resend-invite"
  | "change-role"
  | "suspend"
  | "reactivate"
  | "remove"
  | "make-owner";

const ALLOWED: Record<UserAction, readonly CompanyUserStatus[]> = {
  "edit-invitation": ["invited"],
  "resend-invite": ["invited"],
  "change-role": ["active", "invited"],
  suspend: ["active"],
  reactivate: ["suspended"],
  remove: ["invited", "active", "suspended"],
  "make-owner": ["active"],
};

type Subject = { status: CompanyUserStatus; role: string; userId: number };

/**
 * Returns why an action can't be done to a user, as an error code; null if it can. Nobody changes the
 * owner, or themselves. Pure. Source: docs/product/roles.md.
 */
export const findObstacle = (
  action: UserAction,
  { status, role, userId }: Subject,
  viewerId: number,
): "is_owner" | "is_self" | "wrong_state" | null => {
  if (role === OWNER_ROLE) return "is_owner";
  if (userId === viewerId) return "is_self";
  return ALLOWED[action].includes(status) ? null : "wrong_state";
};
