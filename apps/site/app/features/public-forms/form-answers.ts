import type { NewsletterName } from "@devguild/schemas/constants/forms";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";

/** What is said once a newsletter was asked for. */
export const newsletterAsked = (newsletter: NewsletterName) => (email: string) => ({
  title: "Look at your mail",
  text: `A link is on its way to ${email}. Once you have followed it, ${NEWSLETTERS[newsletter].name} begins, and not before.`,
});

/** What is said once a request was taken, with the newsletter that it asked for beside it. */
export const requestTaken =
  (answer: string, newsletter: NewsletterName) => (email: string, confirmationSent: boolean) => ({
    title: "Thank you, it has arrived",
    text: confirmationSent
      ? `${answer} A link is on its way to ${email}, too: once you have followed it, ${NEWSLETTERS[newsletter].name} begins.`
      : answer,
  });
