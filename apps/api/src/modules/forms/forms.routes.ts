import { contract } from "@devguild/contract/contract";
import { FORM_SECONDS_MIN } from "@devguild/schemas/constants/forms";

import { implement } from "../../http/implement.ts";
import { issueFormToken } from "./form-token.commands.ts";
import { submitForm } from "./forms.commands.ts";
import { confirmNewsletter, unsubscribeFromNewsletter } from "./newsletters.commands.ts";
import { readNewsletter } from "./newsletters.queries.ts";

export const formRoutes = implement(contract.forms, {
  token: ({ config }) => ({
    data: { form_token: issueFormToken(config.secret), seconds_min: FORM_SECONDS_MIN },
  }),
  newsletter: async ({ db, config, body, http }) => {
    const form = { ...body, form: "newsletter", fields: {}, newsletter: "newsletter" } as const;
    return { data: await submitForm(db, config, form, http) };
  },
  b2bNewsletter: async ({ db, config, body, http }) => {
    const { first_name, last_name, company_name } = body;
    const form = {
      ...body,
      form: "b2b-newsletter",
      fields: { first_name, last_name, company_name },
      newsletter: "b2b-newsletter",
    } as const;
    return { data: await submitForm(db, config, form, http) };
  },
  liveSuggestion: async ({ db, config, body, http }) => {
    const { name, topic, message } = body;
    const form = {
      ...body,
      form: "live-suggestion",
      fields: { name, topic, message },
      newsletter: body.hs_terms ? "newsletter" : null,
    } as const;
    return { data: await submitForm(db, config, form, http) };
  },
  mediaKit: async ({ db, config, body, http }) => {
    const { first_name, last_name, company_name, job_title } = body;
    const form = {
      ...body,
      form: "media-kit",
      fields: { first_name, last_name, company_name, ...(job_title && { job_title }) },
      newsletter: body.hs_terms ? "b2b-newsletter" : null,
    } as const;
    return { data: await submitForm(db, config, form, http) };
  },
  subscription: async ({ db, config, query }) => ({
    data: await readNewsletter(db, config.secret, query.token),
  }),
  confirm: async ({ db, config, body }) => ({
    data: await confirmNewsletter(db, config.secret, body.token),
  }),
  unsubscribe: async ({ db, config, body }) => ({
    data: await unsubscribeFromNewsletter(db, config.secret, body.token),
  }),
});
