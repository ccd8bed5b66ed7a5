import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask, sendUrgentMailTask } from "../mail/mail.tasks.ts";

/** Builds the email with the link that resets a password. */
export const passwordResetMail = (to: string, token: string) =>
  sendUrgentMailTask({
    to,
    subject: `Reset your ${PRODUCT_NAME} password`,
    body: [
      greeting(),
      paragraph(
        "Someone, probably you, asked to reset your password. The link works once and expires in an hour. A new password logs out every device.",
      ),
      button({
        label: "Choose a new password",
        app: "site",
        path: `/${LANGUAGE}/user/reset-password?token=${token}`,
      }),
      paragraph("If this wasn’t you, you can ignore this email. Your password stays the same."),
    ],
  });

/** Confirms that a password was changed. */
export const passwordChangedMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    body: [
      greeting(),
      paragraph(
        "Your password was just changed, and all your other devices were logged out. If this was you, you’re all set.",
      ),
      paragraph("If it wasn’t, reset your password right away."),
      button({ label: "Reset password", app: "site", path: `/${LANGUAGE}/user/forgot-password` }),
    ],
  });

/** Builds the email with the code for setting a login's first password. */
export const passwordSetupMail = (to: string, code: string) =>
  sendUrgentMailTask({
    to,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    body: [
      greeting(),
      paragraph(`Your code to set a password is ${code}. It works once and expires in 10 minutes.`),
      paragraph(
        "If you didn’t request this, don’t share the code with anyone, and log out of your other devices.",
      ),
    ],
  });
