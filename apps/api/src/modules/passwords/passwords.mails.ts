import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { sendMailTask } from "../mail/mail.tasks.ts";

/** The link that sets a new password. */
export const passwordResetMail = (to: string, token: string) =>
  sendMailTask({
    to,
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: [
      "somebody, probably you, asked for a new password. The link works once, for an hour. It ends every session of your account.",
    ],
    action: {
      label: "Choose a new password",
      app: "site",
      path: `/${LANGUAGE}/user/reset-password?token=${token}`,
    },
    closing: "It was not you? Then ignore this mail. Your password stays as it is.",
  });

/** Tells somebody that their password is another one now. */
export const passwordChangedMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    greeting: "Hello,",
    paragraphs: [
      "the password of your account was just changed, and all other sessions have ended.",
    ],
    action: {
      label: "It was not me: choose another one",
      app: "site",
      path: `/${LANGUAGE}/user/forgot-password`,
    },
    closing: "It was you? Then there is nothing to do.",
  });

/** The code that sets a login's first password. */
export const passwordSetupMail = (to: string, code: string) =>
  sendMailTask({
    to,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    greeting: "Hello,",
    paragraphs: [`your code for setting a password is ${code}. It works once, for 10 minutes.`],
    closing: "You did not ask for it? Then tell nobody this code, and end your other sessions.",
  });
