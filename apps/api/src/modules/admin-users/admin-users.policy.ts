/** What can be done to a member of staff. */
export type StaffAction = "edit" | "resend-invite" | "remove";

type Subject = { status: string; userId: number };

/**
 * Returns why an action can't be done to a member of staff, as an error code; null if it can. Nobody
 * changes themselves, so there is always a super admin left. Pure. Source: docs/product/roles.md.
 */
export const findObstacle = (
  action: StaffAction,
  { status, userId }: Subject,
  viewerId: number,
): "is_self" | "wrong_state" | null => {
  if (userId === viewerId) return "is_self";
  return action === "resend-invite" && status !== "invited" ? "wrong_state" : null;
};
