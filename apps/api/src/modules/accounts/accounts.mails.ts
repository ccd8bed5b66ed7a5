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

/** Builds the email that says that everything about a developer was erased; the last one to them. */
export const developerErasedMail = (to: string, { withLogin }: { withLogin: boolean }) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} data was erased`,
    body: [
      greeting(),
      paragraph(
        "We erased your developer profile with your CV, your messages and our notes about you. Companies only see that someone applied, without your name. This can’t be undone.",
      ),
      paragraph(
        withLogin
          ? "Your login is gone, too. This is the last email you’ll get from us."
          : "You can still log in with your other accounts.",
      ),
    ],
  });

/** Builds the email that says that staff restored a deleted account. */
export const accountRestoredMail = (to: string, firstName: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} account was restored`,
    body: [
      greeting(firstName),
      paragraph(
        "We restored your account with everything in it. Log in as before, with the same password.",
      ),
      button({ label: "Log in", app: "site", path: `/${LANGUAGE}/user/login` }),
      paragraph(
        "If you didn’t ask us to restore it, you can delete your account again in your settings.",
      ),
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
