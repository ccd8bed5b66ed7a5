import type { FormName, NewsletterName } from "@devguild/schemas/constants/forms";

/** A submitted form. `consent` is the text of the newsletter the person confirmed. */
export type CrmForm = {
  act: "submit";
  form: FormName;
  email: string;
  /** The submitted values, by the field names of our forms. */
  fields: Record<string, string>;
  consent: { newsletter: NewsletterName; text: string } | null;
  pageUrl: string | null;
  /** The CRM's own cookie; only set if there is a consent. */
  hutk: string | null;
  /** When the form was submitted, as an ISO 8601 instant. */
  sentAt: string;
};

/** An unsubscription from a newsletter. */
type CrmWithdrawal = { act: "withdraw"; newsletter: NewsletterName; email: string };

export type CrmMessage = CrmForm | CrmWithdrawal;

/** Thrown when the CRM will never accept a message; any other failure is worth a retry. */
export class CrmRefusal extends Error {}

/**
 * Receives form submissions. `id` stays the same when a message is retried. `withdraw` is null if the
 * CRM can't be notified of unsubscriptions.
 */
export type CrmPort = {
  submit: (form: CrmForm, id: string) => Promise<void>;
  withdraw: ((withdrawal: CrmWithdrawal, id: string) => Promise<void>) | null;
};
