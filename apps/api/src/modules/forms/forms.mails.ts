import {
  NEWSLETTER_CONFIRM_DAYS,
  type NewsletterName,
  NEWSLETTERS,
} from "@devguild/schemas/constants/forms";

import { sendMailTask } from "../mail/mail.tasks.ts";
import { confirmPath, endPaths } from "./newsletter-links.policy.ts";

/** The link that begins a newsletter. It repeats nothing of the form, which anybody may have filled in. */
export const confirmNewsletterMail = (to: string, newsletter: NewsletterName, token: string) =>
  sendMailTask({
    to,
    subject: `Confirm: ${NEWSLETTERS[newsletter].name}`,
    greeting: "Hello,",
    paragraphs: [
      `you, or somebody with your address, would like ${NEWSLETTERS[newsletter].name}. One click and it begins. The link works for ${NEWSLETTER_CONFIRM_DAYS} days.`,
    ],
    action: { label: "Send me the newsletter", app: "site", path: confirmPath(token) },
    closing: "You did not ask for it? Then ignore this mail, and no other comes.",
  });

/** Tells that a newsletter has begun; `token` is that of the link which ends it. */
export const newsletterBegunMail = (to: string, newsletter: NewsletterName, token: string) =>
  sendMailTask({
    to,
    subject: `You get ${NEWSLETTERS[newsletter].name}`,
    greeting: "Hello,",
    paragraphs: [
      "thank you for confirming. The next issue comes to this address.",
      "This is what you agreed to:",
    ],
    quote: NEWSLETTERS[newsletter].consent,
    subscription: {
      reason: `You asked for ${NEWSLETTERS[newsletter].name}.`,
      label: "End the newsletter",
      ...endPaths(token),
    },
  });

/** Asks an operator to end a newsletter in a CRM that cannot be told of it otherwise. */
export const withdrawnByHandMail = (to: string, email: string, newsletter: NewsletterName) =>
  sendMailTask({
    to,
    subject: `To be taken off a list: ${email}`,
    greeting: "Hello,",
    paragraphs: [
      `${email} has ended ${NEWSLETTERS[newsletter].name}. The CRM could not be told, since it has no token: please take this address off its list there.`,
    ],
  });
