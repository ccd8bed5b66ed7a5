import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { mailed } from "../mail/mail.tasks.ts";

/** The link that confirms a new login's address. */
export const verificationMail = (to: string, token: string) =>
  mailed({
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
  mailed({
    to,
    subject: `You already have an account at ${PRODUCT_NAME}`,
    greeting: "Hello,",
    paragraphs: [
      "somebody, probably you, just signed up with this address. It already has an account, so nothing was changed. Log in with the password that you chose then.",
    ],
    action: { label: "Log in", app: "site", path: `/${LANGUAGE}/user/login` },
    closing: "It was not you? Then ignore this mail. Nobody learned that you have an account.",
  });
