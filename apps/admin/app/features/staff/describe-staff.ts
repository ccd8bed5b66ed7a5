import type { StatusTone } from "@devguild/design-system/status";
import type { AdminUser } from "@devguild/schemas/admin-users";
import { MFA_METHOD_LABELS, type MfaMethod } from "@devguild/schemas/constants/mfa";

// The strongest first.
const STRENGTH: readonly MfaMethod[] = ["passkey", "totp", "sms"];

/** Names the strongest second factor of a member of staff; null without one. */
export const describeFactor = ({ mfa_methods: methods }: Pick<AdminUser, "mfa_methods">) => {
  const strongest = STRENGTH.find((method) => methods.includes(method));
  return strongest ? MFA_METHOD_LABELS[strongest] : null;
};

type Standing = Pick<AdminUser, "status" | "invited_until" | "mfa_methods">;

/** Says where a member of staff stands; someone without a second factor can't work yet. */
export const describeStanding = (
  { status, invited_until: until, mfa_methods: methods }: Standing,
  now: Date,
): { tone: StatusTone; text: string } => {
  if (status === "active")
    return methods.length > 0
      ? { tone: "normal", text: "Active" }
      : { tone: "warn", text: "No two-step login" };
  return until !== null && Date.parse(until) <= now.getTime()
    ? { tone: "warn", text: "Invitation expired" }
    : { tone: "off", text: "Invited" };
};
