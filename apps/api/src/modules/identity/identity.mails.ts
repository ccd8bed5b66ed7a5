import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask, sendUrgentMailTask } from "../mail/mail.tasks.ts";

const validatePath = (token: string) => `/${LANGUAGE}/user/validate-email?token=${token}`;

/** Builds the email with the link that confirms a new login's address. */
export const verificationMail = (to: string, token: string) =>
  sendUrgentMailTask({
    to,
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    body: [
      greeting(),
      paragraph("Please confirm your email address. The link works once and expires in 48 hours."),
      button({ label: "Confirm email address", app: "site", path: validatePath(token) }),
      paragraph("If you didn’t sign up, you can ignore this email."),
    ],
  });

/** Builds the email sent instead of a verification when the address already has a login. */
export const alreadyRegisteredMail = (to: string) =>
  sendUrgentMailTask({
    to,
    subject: `You already have a ${PRODUCT_NAME} account`,
    body: [
      greeting(),
      paragraph(
        "Someone, probably you, just tried to sign up with this address. It already has an account, so nothing changed. Just log in.",
      ),
      button({ label: "Log in", app: "site", path: `/${LANGUAGE}/user/login` }),
      paragraph(
        "If this wasn’t you, you can ignore this email. We didn’t reveal that you have an account.",
      ),
    ],
  });

/** Builds the email to a new address with the link that confirms the change. */
export const emailChangeMail = (to: string, token: string) =>
  sendUrgentMailTask({
    to,
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    body: [
      greeting(),
      paragraph(
        "Confirm this address to log in with it from now on. The link works once and expires in 48 hours. Until then, your old address stays in use.",
      ),
      button({ label: "Use this address", app: "site", path: validatePath(token) }),
      paragraph("If you didn’t request this, you can ignore this email."),
    ],
  });

/** Tells the owner of an address that another login wanted to use it. */
export const addressTakenMail = (to: string) =>
  sendUrgentMailTask({
    to,
    subject: `Someone tried to use your email address on ${PRODUCT_NAME}`,
    body: [
      greeting(),
      paragraph(
        "Another account tried to switch to this address. It’s already yours, so nothing changed. If both accounts are yours, delete one of them first.",
      ),
      paragraph(
        "If this wasn’t you, you can ignore this email. We didn’t reveal that you have an account.",
      ),
    ],
  });

/** Tells the current address that a change to another one was requested. */
export const emailChangeRequestedMail = (to: string) =>
  sendMailTask({
    to,
    subject: `A new email address was requested for your ${PRODUCT_NAME} account`,
    body: [
      greeting(),
      paragraph(
        "Someone logged in to your account wants to change its email address. The change takes effect once the new address is confirmed.",
      ),
      paragraph(
        "If this wasn’t you, reset your password. That cancels the change and logs out every device.",
      ),
      button({ label: "Reset password", app: "site", path: `/${LANGUAGE}/user/forgot-password` }),
    ],
  });

/** Tells the old address that it no longer belongs to the account. */
export const emailChangedMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} email address was changed`,
    body: [
      greeting(),
      paragraph(
        "Your account now has a new email address. You can’t log in with this one any more, and we won’t send any more emails to it.",
      ),
      paragraph("If you didn’t do this, contact support right away."),
    ],
  });
