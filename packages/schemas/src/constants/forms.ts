import { PRODUCT_NAME } from "../product.ts";

/** The public forms that a CRM is told of. */
export const FORM_NAMES = ["newsletter", "live-suggestion", "b2b-newsletter", "media-kit"] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The forms that begin a newsletter, once the link that is mailed was followed. */
export const NEWSLETTER_NAMES = [
  "newsletter",
  "b2b-newsletter",
] as const satisfies readonly FormName[];
export type NewsletterName = (typeof NEWSLETTER_NAMES)[number];

/** What each newsletter is called, and the text that its box is labelled with and agreed to by. */
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

/** Days within which a newsletter that was asked for is to be confirmed. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** A person takes longer than this from seeing a form to sending it. */
export const FORM_SECONDS_MIN = 2;

/** For how long what a form was given to send it with can be used. */
export const FORM_HOURS_MAX = 12;

export const FORM_MESSAGES = {
  nameRequired: "Please enter your name.",
  topicRequired: "Please name a topic.",
  messageRequired: "Please write a few words.",
  companyRequired: "Please enter your company's name.",
  pageInvalid: "Please enter the address of a web page.",
  leaveEmpty: "Please leave this field empty. Your browser may have filled it in automatically.",
  tokenInvalid: "We couldn’t send this form. Please reload the page and try again.",
  tooFast: "That was very fast. Please send it again.",
  tooLate: "This form has been open for a long time. Please send it again.",
  sentBefore: "You’ve already sent this form. Reload the page to send another.",
} as const;
