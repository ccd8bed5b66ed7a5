import type { SecurityEventName } from "@devguild/schemas/constants/security";
import { LANGUAGE } from "@devguild/schemas/product";

import { sendMailTask } from "../mail/mail.tasks.ts";

/** What happened to the second factors of a login. */
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
    subject: "Codes by text message are now part of your login",
    text: "your login now also asks for a code that we send to your phone.",
  },
  phone_removed: {
    subject: "Codes by text message are no longer part of your login",
    text: "your phone was taken off your login. We no longer send codes to it.",
  },
  app_added: {
    subject: "An authenticator app is now part of your login",
    text: "your login now also asks for a code of your authenticator app.",
  },
  app_removed: {
    subject: "The authenticator app is no longer part of your login",
    text: "the authenticator app was taken off your login. Its codes no longer count.",
  },
  passkey_added: {
    subject: "A passkey was added to your login",
    text: "a new passkey now opens your login.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your login",
    text: "a passkey was taken off your login. It no longer opens it.",
  },
  recovery_codes_made: {
    subject: "Your login has new recovery codes",
    text: "your login has new recovery codes. Those that you had before no longer count.",
  },
};

const profile = {
  label: "See how you log in",
  app: "site" as const,
  path: `/${LANGUAGE}/user/profile`,
};
const WARNING =
  "It was not you? Then somebody is using your login: change your password at once, and check your second factors.";

/** To the login's owner: something about the second factors has changed. */
export const factorChangedMail = (to: string, change: FactorChange) =>
  sendMailTask({
    to,
    subject: NEWS[change].subject,
    greeting: "Hello,",
    paragraphs: [NEWS[change].text],
    action: profile,
    closing: WARNING,
  });

/** To the login's owner: a recovery code was used, and so many are left. */
export const recoveryCodeUsedMail = (to: string, left: number) =>
  sendMailTask({
    to,
    subject: "A recovery code of your login was used",
    greeting: "Hello,",
    paragraphs: [
      left === 0
        ? "a recovery code was used in place of a second factor. It was the last one: please make new ones."
        : `a recovery code was used in place of a second factor. You have ${left} left.`,
    ],
    action: profile,
    closing: WARNING,
  });
