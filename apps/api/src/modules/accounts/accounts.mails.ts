import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask, sendUrgentMailTask } from "../mail/mail.tasks.ts";

type Invitation = { firstName: string; inviter: string; companyName: string | null };

/** Builds the email with the link that activates an account someone was invited to. */
export const invitationMail = (
  to: string,
  token: string,
  { firstName, inviter, companyName }: Invitation,
) => {
  const invited = `${inviter} invited you to join ${
    companyName ? `${companyName} on ${PRODUCT_NAME}` : `the ${PRODUCT_NAME} team`
  }`;
  return sendUrgentMailTask({
    to,
    subject: invited,
    body: [
      greeting(firstName),
      paragraph(`${invited}. The link works once and expires in 7 days.`),
      button({
        label: "Accept invitation",
        app: "site",
        path: `/${LANGUAGE}/user/activate-account/${token}`,
      }),
      paragraph("If you weren’t expecting this, you can ignore this email."),
    ],
  });
};

const restoreButton = (token: string) =>
  button({
    label: "Restore my account",
    app: "site",
    path: `/${LANGUAGE}/user/restore-account?token=${token}`,
  });

/** Builds the email with the code that confirms the deletion of an account. */
export const accountDeletionCodeMail = (to: string, code: string) =>
  sendUrgentMailTask({
    to,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    body: [
      greeting(),
      paragraph(
        `Your code to delete your account is ${code}. It works once and expires in 10 minutes.`,
      ),
      paragraph(
        "If you didn’t request this, don’t share the code with anyone, and log out of your other devices.",
      ),
    ],
  });

/** Builds the email that confirms the deletion of an account, with the link that restores it. */
export const accountDeletedMail = (to: string, firstName: string, token: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    body: [
      greeting(firstName),
      paragraph(
        `Your account was deleted. Your profile and CV are no longer visible, and you won’t get any more emails from us. You can restore everything for ${RESTORABLE_DAYS} days; after that, it’s gone for good.`,
      ),
      restoreButton(token),
      paragraph("If you didn’t do this, restore your account and choose a new password."),
    ],
  });

/** Builds the email sent when someone signs up with the address of an account that can still be restored. */
export const accountRestorableMail = (to: string, firstName: string, token: string) =>
  sendUrgentMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} account can be restored`,
    body: [
      greeting(firstName),
      paragraph(
        "Someone, probably you, just signed up with this address. It belongs to a deleted account that you can still restore, with everything in it.",
      ),
      restoreButton(token),
      paragraph("If this wasn’t you, you can ignore this email. The account stays deleted."),
    ],
  });
