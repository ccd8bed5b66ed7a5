import type { FormName, NewsletterName } from "@devguild/schemas/constants/forms";

/** What somebody sent by a form. `consent` is the text of the newsletter that they confirmed. */
export type CrmForm = {
  act: "submit";
  form: FormName;
  email: string;
  /** What they wrote, by the names that our forms have. */
  fields: Record<string, string>;
  consent: { newsletter: NewsletterName; text: string } | null;
  pageUrl: string | null;
  /** The CRM's own cookie; only beside a consent. */
  hutk: string | null;
  /** When it was sent, an instant. */
  sentAt: string;
};

/** The end of a newsletter. */
type CrmWithdrawal = { act: "withdraw"; newsletter: NewsletterName; email: string };

export type CrmMessage = CrmForm | CrmWithdrawal;

/** The CRM does not take a message, now or later; all other failures are worth another try. */
export class CrmRefusal extends Error {}

/**
 * Whatever keeps what forms send. `id` stays the same when a message is tried again. `withdraw` is null
 * where the CRM cannot be told of it.
 */
export type CrmPort = {
  submit: (form: CrmForm, id: string) => Promise<void>;
  withdraw: ((withdrawal: CrmWithdrawal, id: string) => Promise<void>) | null;
};
