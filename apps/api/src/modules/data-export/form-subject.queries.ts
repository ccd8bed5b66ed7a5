import { listSubmissions } from "../forms/forms.queries.ts";
import { formSubmissions } from "../forms/forms.tables.ts";
import type { Subject } from "./subject.queries.ts";

/** Forms sent from an address without a login; only included once its owner has confirmed the address. */
export const FORMS: Subject = {
  file: "forms.json",
  description: "what you sent us by the forms of the site, and when a CRM was told of it",
  of: [formSubmissions.email],
  read: async (db, { email, emailVerified }) => {
    if (!emailVerified) return undefined;
    const rows = await listSubmissions(db, email);
    return rows.map(({ form, act, fields, page_url, created_at, delivered_at }) => ({
      form,
      what: act === "submit" ? "sent" : "newsletter ended",
      fields,
      page_url,
      created_at,
      passed_on_at: delivered_at,
    }));
  },
};
