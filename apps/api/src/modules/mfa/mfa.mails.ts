import type { SecurityEventName } from "@devguild/schemas/constants/security";
import { LANGUAGE } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

/** A change to the second factors of a login. */
export type FactorChange = Extract<
  SecurityEventName,
  | "phone_added"
  | "phone_removed"
  | "app_added"
  | "app_removed"
  | "passkey_added"
  | "passkey_removed"
  | "recovery_codes_made"
>;

const NEWS: Record<FactorChange, { subject: string; text: string }> = {
  phone_added: {
    subject: "A phone was added to your two-step login",
    text: "We’ll now text you a code when you log in.",
  },
  phone_removed: {
    subject: "Your phone was removed from your two-step login",
    text: "We won’t text you codes any more.",
  },
  app_added: {
    subject: "An authenticator app was added to your two-step login",
    text: "We’ll now ask for a code from your authenticator app when you log in.",
  },
  app_removed: {
    subject: "Your authenticator app was removed from your two-step login",
    text: "Its codes no longer work.",
  },
  passkey_added: {
    subject: "A passkey was added to your account",
    text: "You can now log in with a new passkey.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your account",
    text: "You can’t log in with it any more.",
  },
  recovery_codes_made: {
    subject: "You have new recovery codes",
    text: "New recovery codes were created for your account. The old ones no longer work.",
  },
};

const profileButton = button({
  label: "Review how you log in",
  app: "site",
  path: `/${LANGUAGE}/user/profile`,
});

const warning = paragraph(
  "If you didn’t do this, someone else may be using your account. Change your password right away and check your two-step login.",
);

/** Tells the login's owner that a second factor has changed. */
export const factorChangedMail = (to: string, change: FactorChange) =>
  sendMailTask({
    to,
    subject: NEWS[change].subject,
    body: [
      greeting(),
      paragraph(`${NEWS[change].subject}. ${NEWS[change].text}`),
      profileButton,
      warning,
    ],
  });

/** Tells the login's owner that a recovery code was used, and how many are left. */
export const recoveryCodeUsedMail = (to: string, left: number) =>
  sendMailTask({
    to,
    subject: "One of your recovery codes was used",
    body: [
      greeting(),
      paragraph(
        left === 0
          ? "Someone, probably you, used a recovery code instead of the second step. It was the last one: please create new ones."
          : `Someone, probably you, used a recovery code instead of the second step. You have ${left} left.`,
      ),
      profileButton,
      warning,
    ],
  });
