import { FORM_SECONDS_MIN } from "@devguild/schemas/constants/forms";

import { issueFormToken } from "../src/modules/forms/form-token.commands.ts";
import type { Sample } from "./posting-samples.ts";
import { testConfig } from "./test-config.ts";

/** The token of a form that was shown some seconds ago. */
export const formTokenOf = (secondsAgo = FORM_SECONDS_MIN + 1) =>
  issueFormToken(testConfig.secret, Date.now() - secondsAgo * 1000);

/** Valid input for every call of the public forms and their newsletters. */
export const formSamples = (): Record<string, Sample> => {
  const email = "visitor@test.example";
  const names = { first_name: "Ada", last_name: "Test", company_name: "Acme" };
  const sent = () => ({
    form_token: formTokenOf(),
    homepage: "",
    hutk: "a",
    page_url: "http://localhost:3000/en/business",
  });
  const unknown = { token: "unknown" };
  const crm = "POST /integration/crm/form";
  return {
    [`${crm}/newsletter`]: { body: { email, hs_terms: true, ...sent() } },
    [`${crm}/b2b-newsletter`]: { body: { email, ...names, hs_terms: true, ...sent() } },
    [`${crm}/live-suggestion`]: {
      body: {
        name: "Ada",
        email,
        topic: "Bridges",
        message: "How they stand.",
        hs_terms: true,
        ...sent(),
      },
    },
    [`${crm}/media-kit`]: {
      body: { email, ...names, job_title: "CTO", terms: true, hs_terms: true, ...sent() },
    },
    "GET /newsletter/subscription": { query: unknown },
    "POST /newsletter/confirm": { body: unknown },
    "POST /newsletter/unsubscribe": { body: unknown },
  };
};
