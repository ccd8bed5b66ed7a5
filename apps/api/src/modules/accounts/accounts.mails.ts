import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { sendMailTask } from "../mail/mail.tasks.ts";

const greet = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,");

type Invited = { firstName: string; inviter: string; companyName: string | null };

/** The link that opens an account which somebody was invited to. */
export const invitationMail = (
  to: string,
  token: string,
  { firstName, inviter, companyName }: Invited,
) =>
  sendMailTask({
    to,
    subject: `${inviter} invites you to ${companyName ?? PRODUCT_NAME}`,
    greeting: greet(firstName),
    paragraphs: [
      companyName
        ? `${inviter} would like you to work with ${companyName} at ${PRODUCT_NAME}. The link works once, for 7 days.`
        : `${inviter} would like you to join the staff of ${PRODUCT_NAME}. The link works once, for 7 days.`,
    ],
    action: {
      label: "Accept the invitation",
      app: "site",
      path: `/${LANGUAGE}/user/activate-account/${token}`,
    },
    closing: "You did not expect this? Then ignore this mail, and nothing happens.",
  });

const restoring = (token: string) => ({
  label: "Restore my account",
  app: "site" as const,
  path: `/${LANGUAGE}/user/restore-account?token=${token}`,
});

/** Tells somebody that their account is deleted, with the link that brings it back. */
export const accountDeletedMail = (to: string, firstName: string, token: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} account is deleted`,
    greeting: greet(firstName),
    paragraphs: [
      `your account is deleted. Your profile and your CV are no longer shown to anybody, and you get no more mails from us. For ${RESTORABLE_DAYS} days you can have all of it back; after that it is gone for good.`,
    ],
    action: restoring(token),
    closing: "It was not you? Then restore your account, and choose a new password.",
  });

/** Sent when somebody signs up with the address of an account that can still be restored. */
export const accountRestorableMail = (to: string, firstName: string, token: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} account can be restored`,
    greeting: greet(firstName),
    paragraphs: [
      "somebody, probably you, just signed up with this address. It has an account that was deleted and can still be restored, with everything that was in it.",
    ],
    action: restoring(token),
    closing: "It was not you? Then ignore this mail, and the account stays deleted.",
  });
