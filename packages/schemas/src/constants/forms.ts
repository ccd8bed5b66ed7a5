import { PRODUCT_NAME } from "../product.ts";

/** The public forms that are passed on to a CRM. */
export const FORM_NAMES = ["newsletter", "live-suggestion", "b2b-newsletter", "media-kit"] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The forms that start a newsletter, once it is confirmed with the emailed link. */
export const NEWSLETTER_NAMES = [
  "newsletter",
  "b2b-newsletter",
] as const satisfies readonly FormName[];
export type NewsletterName = (typeof NEWSLETTER_NAMES)[number];

/** The name of each newsletter, and the text of its checkbox, which is what people consent to. */
export const NEWSLETTERS: Record<NewsletterName, { name: string; consent: string }> = {
  newsletter: {
    name: `the ${PRODUCT_NAME} newsletter`,
    consent: `Email me the ${PRODUCT_NAME} newsletter: talks, live events, articles and jobs, about once a week. I can unsubscribe at any time.`,
  },
  "b2b-newsletter": {
    name: `the ${PRODUCT_NAME} newsletter for hiring teams`,
    consent: `Email me the ${PRODUCT_NAME} newsletter for hiring teams: what developers look for, market figures and offers, about twice a month. I can unsubscribe at any time.`,
  },
};

/** The number of days to confirm a newsletter subscription. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** Humans take longer than this between seeing a form and sending it, in seconds. */
export const FORM_SECONDS_MIN = 2;

/** How many hours a form's token is valid. */
export const FORM_HOURS_MAX = 12;

export const FORM_MESSAGES = {
  nameRequired: "Please enter your name.",
  topicRequired: "Please name a topic.",
  messageRequired: "Please write a few words.",
  companyRequired: "Please enter your company’s name.",
  pageInvalid: "Please enter the address of a web page.",
  leaveEmpty: "Please leave this field empty. Your browser may have filled it in automatically.",
  tokenInvalid: "We couldn’t send this form. Please reload the page and try again.",
  tooFast: "That was very fast. Please send it again.",
  tooLate: "This form has been open for a long time. Please send it again.",
  sentBefore: "You’ve already sent this form. Reload the page to send another.",
} as const;
