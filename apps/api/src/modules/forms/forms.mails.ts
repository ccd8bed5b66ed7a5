import {
  NEWSLETTER_CONFIRM_DAYS,
  type NewsletterName,
  NEWSLETTERS,
} from "@devguild/schemas/constants/forms";
import { roundedHours, roundedJobs } from "@devguild/schemas/constants/site-data";
import { formatCount } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import {
  button,
  factTable,
  greeting,
  paragraph,
  quote,
  secondaryLink,
} from "../../mail-components/mail-message.ts";
import { sendMailTask, sendUrgentMailTask } from "../mail/mail.tasks.ts";
import type { MediaKit } from "./media-kit.queries.ts";
import { confirmPath, unsubscribePaths } from "./newsletter-links.policy.ts";

/**
 * Builds the email with the link that confirms a newsletter. It repeats nothing from the form, which
 * anyone may have filled in.
 */
export const confirmNewsletterMail = (to: string, newsletter: NewsletterName, token: string) =>
  sendUrgentMailTask({
    to,
    subject: `Confirm your subscription to ${NEWSLETTERS[newsletter].name}`,
    body: [
      greeting(),
      paragraph(
        `You, or someone using your address, signed up for ${NEWSLETTERS[newsletter].name}. Confirm your subscription and we’ll start sending it. The link expires in ${NEWSLETTER_CONFIRM_DAYS} days.`,
      ),
      button({ label: "Confirm subscription", app: "site", path: confirmPath(token) }),
      paragraph("If you didn’t sign up, you can ignore this email."),
    ],
  });

/** Builds the email that confirms a subscription; `token` is for its unsubscribe link. */
export const newsletterConfirmedMail = (to: string, newsletter: NewsletterName, token: string) =>
  sendMailTask({
    to,
    subject: `You’re subscribed to ${NEWSLETTERS[newsletter].name}`,
    body: [
      greeting(),
      paragraph("Thanks for confirming. We’ll send the next issue to this address."),
      paragraph("This is what you agreed to:"),
      quote(NEWSLETTERS[newsletter].consent),
    ],
    subscription: {
      reason: `You subscribed to ${NEWSLETTERS[newsletter].name}.`,
      ...unsubscribePaths(token),
    },
  });

/** Builds the email with the media kit. It repeats nothing from the form, as anyone may fill it in. */
export const mediaKitMail = (to: string, { plans, ...figures }: MediaKit) =>
  sendUrgentMailTask({
    to,
    subject: `The ${PRODUCT_NAME} media kit`,
    body: [
      greeting(),
      paragraph(
        "You, or someone using your address, asked for our media kit. These are today’s figures:",
      ),
      factTable([
        ["Open jobs", roundedJobs(figures.jobs)],
        ["Companies", formatCount(figures.companies)],
        ["Talks and conversations", `${roundedHours(figures.hours)} hours`],
        ["Articles", formatCount(figures.articles)],
      ]),
      paragraph("And this is what the memberships cost, plus VAT:"),
      factTable(
        plans.map((plan) => [
          plan.name,
          [
            `${formatPrice(plan.price_cents_month)} a month for ${plan.duration_months} months`,
            ...plan.features,
          ].join(" · "),
        ]),
      ),
      button({
        label: "See the employer membership",
        app: "site",
        path: `/${LANGUAGE}/talent-marketing-membership`,
      }),
      secondaryLink({
        label: "See the product membership",
        app: "site",
        path: `/${LANGUAGE}/product-marketing-membership`,
      }),
      paragraph("If you didn’t ask for it, you can ignore this email."),
    ],
  });

/** Asks the operator to unsubscribe someone in the CRM, which we can't do without an API token. */
export const manualUnsubscribeMail = (to: string, email: string, newsletter: NewsletterName) =>
  sendMailTask({
    to,
    subject: `Please unsubscribe ${email} in the CRM`,
    body: [
      greeting(),
      paragraph(
        `${email} unsubscribed from ${NEWSLETTERS[newsletter].name}. We couldn’t update the CRM because no access token is set up. Please remove this address from the list there.`,
      ),
    ],
  });
