import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { sendMailTask } from "../mail/mail.tasks.ts";

/** The link that confirms a new login's address. */
export const verificationMail = (to: string, token: string) =>
  sendMailTask({
    to,
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: ["one click and your address is confirmed. The link works once, for 48 hours."],
    action: {
      label: "Confirm my address",
      app: "site",
      path: `/${LANGUAGE}/user/validate-email?token=${token}`,
    },
    closing: "You did not sign up? Then ignore this mail, and nothing happens.",
  });

/** Sent in place of a verification when somebody signs up with an address that has a login. */
export const alreadyRegisteredMail = (to: string) =>
  sendMailTask({
    to,
    subject: `You already have an account at ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: [
      "somebody, probably you, just signed up with this address. It already has an account, so nothing was changed. Log in with the password that you chose then.",
    ],
    action: { label: "Log in", app: "site", path: `/${LANGUAGE}/user/login` },
    closing: "It was not you? Then ignore this mail. Nobody learned that you have an account.",
  });

/** The link that makes an address a login's own; sent to that address. */
export const emailChangeMail = (to: string, token: string) =>
  sendMailTask({
    to,
    subject: `Confirm your new e-mail address for ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: [
      "one click and this is the address that you log in with. The link works once, for 48 hours. Until then the old one stays.",
    ],
    action: {
      label: "Use this address",
      app: "site",
      path: `/${LANGUAGE}/user/validate-email?token=${token}`,
    },
    closing: "You did not ask for it? Then ignore this mail, and nothing happens.",
  });

/** To the owner of an address that another login asked to use. */
export const addressTakenMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Somebody wanted to use your e-mail address at ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: [
      "another account asked to use this address. It is yours already, so nothing was changed. If both accounts are yours, delete one of them first.",
    ],
    closing: "It was not you? Then ignore this mail. Nobody learned that you have an account.",
  });

/** To the present address: another one was asked for. */
export const emailChangeAskedMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Another e-mail address was asked for at ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: [
      "somebody who is logged in to your account asked to use another e-mail address from now on. It takes effect once that address is confirmed.",
    ],
    action: {
      label: "It was not me: choose a new password",
      app: "site",
      path: `/${LANGUAGE}/user/forgot-password`,
    },
    closing: "A new password ends every session and drops the change.",
  });

/** To the address that was left: it no longer opens the account. */
export const emailChangedMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} account has another e-mail address now`,
    greeting: "Hello,",
    paragraphs: [
      "the change of your e-mail address is confirmed. This address no longer opens your account and gets no more mails from us.",
    ],
    closing: "It was not you? Then write to our support at once.",
  });
