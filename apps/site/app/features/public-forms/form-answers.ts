import type { NewsletterName } from "@devguild/schemas/constants/forms";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";

/** What is said once a newsletter was asked for. */
export const newsletterRequested = (newsletter: NewsletterName) => (email: string) => ({
  title: "Check your email",
  text: `We’ve sent a link to ${email}. Click it to start receiving ${NEWSLETTERS[newsletter].name}.`,
});

/** What is said once a request was taken, with the newsletter that it asked for beside it. */
export const requestTaken =
  (answer: string, newsletter: NewsletterName) => (email: string, confirmationSent: boolean) => ({
    title: "Thanks, we’ve got it",
    text: confirmationSent
      ? `${answer} We’ve also sent a link to ${email}. Click it to start receiving ${NEWSLETTERS[newsletter].name}.`
      : answer,
  });
