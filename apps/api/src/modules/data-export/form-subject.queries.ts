import { listSubmissions } from "../forms/forms.queries.ts";
import { formSubmissions } from "../forms/forms.tables.ts";
import type { Subject } from "./subject.queries.ts";

/** Forms sent from an address without a login; only included once its owner has confirmed the address. */
export const FORMS: Subject = {
  file: "forms.json",
  description: "forms you submitted on the site, and when we sent them to our CRM",
  of: [formSubmissions.email],
  read: async (db, { email, emailVerified }) => {
    if (!emailVerified) return undefined;
    const rows = await listSubmissions(db, email);
    return rows.map(({ form, act, fields, page_url, created_at, delivered_at }) => ({
      form,
      what: act === "submit" ? "sent" : "unsubscribed from newsletter",
      fields,
      page_url,
      created_at,
      sent_to_crm_at: delivered_at,
    }));
  },
};
