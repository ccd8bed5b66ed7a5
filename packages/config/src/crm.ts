import type { FormName, NewsletterName } from "@devguild/schemas/constants/forms";
import { z } from "zod";

const guid = z.guid("must be the id of a form").optional();
const subscription = z.coerce.number().int().positive().optional();
const origin = (missing: string) => z.url({ protocol: /^https?$/ }).default(missing);

/** The variables of a CRM and its forms, for readConfiguration. */
export const crmVariables = {
  CRM_PORTAL_ID: z.string().regex(/^\d+$/, "must be a number").optional(),
  CRM_FORM_NEWSLETTER: guid,
  CRM_FORM_LIVE_SUGGESTION: guid,
  CRM_FORM_B2B_NEWSLETTER: guid,
  CRM_FORM_MEDIA_KIT: guid,
  CRM_SUBSCRIPTION_NEWSLETTER: subscription,
  CRM_SUBSCRIPTION_B2B_NEWSLETTER: subscription,
  CRM_TOKEN: z.string().optional(),
  CRM_URL: origin("https://api.hsforms.com"),
  CRM_API_URL: origin("https://api.hubapi.com"),
};

const variables = z.object(crmVariables);
type Values = z.output<typeof variables>;

/**
 * A HubSpot account: its forms and email subscription types, and the token of a private app if
 * there is one.
 */
export type CrmAccount = {
  /** Where forms are submitted. */
  url: string;
  /** Where subscriptions are managed. */
  apiUrl: string;
  portalId: string;
  forms: Record<FormName, string>;
  subscriptions: Record<NewsletterName, number>;
  token: string | undefined;
};

const REQUIRED = [
  "CRM_PORTAL_ID",
  "CRM_FORM_NEWSLETTER",
  "CRM_FORM_LIVE_SUGGESTION",
  "CRM_FORM_B2B_NEWSLETTER",
  "CRM_FORM_MEDIA_KIT",
  "CRM_SUBSCRIPTION_NEWSLETTER",
  "CRM_SUBSCRIPTION_B2B_NEWSLETTER",
] as const;

/**
 * Lists the problems of a CRM's variables, one per line: all except the token are required, or
 * none.
 */
export const findCrmProblems = (values: Values): string[] =>
  values.CRM_TOKEN || REQUIRED.some((name) => values[name])
    ? REQUIRED.filter((name) => !values[name]).map(
        (name) => `${name}: is needed where another variable of the CRM is set`,
      )
    : [];

/** Returns the configured CRM, if there is one. */
export const readCrmAccount = (values: Values): CrmAccount | undefined => {
  const {
    CRM_PORTAL_ID,
    CRM_FORM_NEWSLETTER,
    CRM_FORM_LIVE_SUGGESTION,
    CRM_FORM_B2B_NEWSLETTER,
    CRM_FORM_MEDIA_KIT,
    CRM_SUBSCRIPTION_NEWSLETTER,
    CRM_SUBSCRIPTION_B2B_NEWSLETTER,
  } = values;
  return CRM_PORTAL_ID &&
    CRM_FORM_NEWSLETTER &&
    CRM_FORM_LIVE_SUGGESTION &&
    CRM_FORM_B2B_NEWSLETTER &&
    CRM_FORM_MEDIA_KIT &&
    CRM_SUBSCRIPTION_NEWSLETTER &&
    CRM_SUBSCRIPTION_B2B_NEWSLETTER
    ? {
        url: new URL(values.CRM_URL).origin,
        apiUrl: new URL(values.CRM_API_URL).origin,
        portalId: CRM_PORTAL_ID,
        forms: {
          newsletter: CRM_FORM_NEWSLETTER,
          "live-suggestion": CRM_FORM_LIVE_SUGGESTION,
          "b2b-newsletter": CRM_FORM_B2B_NEWSLETTER,
          "media-kit": CRM_FORM_MEDIA_KIT,
        },
        subscriptions: {
          newsletter: CRM_SUBSCRIPTION_NEWSLETTER,
          "b2b-newsletter": CRM_SUBSCRIPTION_B2B_NEWSLETTER,
        },
        token: values.CRM_TOKEN,
      }
    : undefined;
};
