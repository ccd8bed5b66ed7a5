import type { NewsletterName } from "@devguild/schemas/constants/forms";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";

/** Builds the confirmation shown after requesting a newsletter. */
export const newsletterRequested = (newsletter: NewsletterName) => (email: string) => ({
  title: "Check your email",
  text: `We’ve sent a link to ${email}. Click it to start receiving ${NEWSLETTERS[newsletter].name}.`,
});

/** Builds the confirmation shown after a request, with the newsletter if one was requested too. */
export const requestTaken =
  (answer: string, newsletter: NewsletterName) => (email: string, confirmationSent: boolean) => ({
    title: "Thanks, we’ve got it",
    text: confirmationSent
      ? `${answer} We’ve also sent a link to ${email}. Click it to start receiving ${NEWSLETTERS[newsletter].name}.`
      : answer,
  });
