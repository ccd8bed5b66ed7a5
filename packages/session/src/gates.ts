import type { User } from "@devguild/schemas/identity";
import {
  COMPLETE_PROFILE_REMINDER_MINUTES,
  SIGNUP_STEPS,
  SIGNUP_TYPES,
} from "@devguild/schemas/constants/identity";

import { localized } from "./redirects.ts";

type GatedUser = Pick<
  User,
  | "account_type"
  | "signup_type"
  | "signup_step"
  | "email_verified"
  | "complete_profile_modal_last_seen_at"
>;

const MINUTE = 60_000;

/** Whether a developer who postponed the last step of sign-up is due to be reminded of it; null: never seen. */
export const isReminderDue = (lastSeen: string | null, now: Date) =>
  lastSeen === null ||
  now.getTime() - Date.parse(lastSeen) > COMPLETE_PROFILE_REMINDER_MINUTES * MINUTE;

/** Whether a developer still has to verify the address or finish the profile's steps. */
const needsSignupStep = (user: GatedUser, now: Date) =>
  user.account_type === "developer" &&
  user.signup_type === SIGNUP_TYPES.DEVELOPER_V2 &&
  (!user.email_verified ||
    user.signup_step <= SIGNUP_STEPS.REGISTRATION ||
    (user.signup_step === SIGNUP_STEPS.BASIC_INFO &&
      isReminderDue(user.complete_profile_modal_last_seen_at, now)));

const UNGATED = [
  "/developer-dashboard",
  "/user/validate-email",
  "/user/logout",
  // Whoever wants to hire needn't finish a developer's profile.
  "/company/post-job",
];

const HOME_ACTIONS: Record<string, string> = {
  login: "/user/login",
  register: "/developer/sign-up",
  "register-company": "/company/post-job",
};

/**
 * Returns where a navigation must be redirected to, or null if it may proceed. `path` is the full
 * path, `search` its query. Source: docs/product/sign-up.md.
 */
export const findGate = (
  { path, search }: { path: string; search: string },
  user: GatedUser | null,
  now: Date,
): string | null => {
  if (path.includes("Object") && path !== localized("/error")) return localized("/error");
  if (path === "/") {
    const action = HOME_ACTIONS[new URLSearchParams(search).get("action") ?? ""];
    if (action) return localized(action);
  }
  if (path === localized("/my-profile/applied")) return localized("/developer-dashboard");
  const isUngated = UNGATED.some((ungated) => path.startsWith(localized(ungated)));
  if (user && !isUngated && needsSignupStep(user, now))
    return `${localized("/developer-dashboard")}?redirect=${encodeURIComponent(path + search)}`;
  return null;
};
