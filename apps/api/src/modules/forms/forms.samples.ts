import { contract } from "@devguild/contract/contract";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const EMAIL = "visitor@test.example";
const NAMES = { first_name: "Ada", last_name: "Test", company_name: "Acme" };

const sent = () => ({
  hs_terms: true as const,
  form_token: issueTestToken(),
  homepage: "",
  hutk: "a",
  page_url: "http://localhost:3000/en/business",
});

export const formSamples = defineSamples(contract.forms, {
  token: { may: everyone },
  newsletter: { may: everyone, sample: () => ({ body: { email: EMAIL, ...sent() } }) },
  b2bNewsletter: { may: everyone, sample: () => ({ body: { email: EMAIL, ...NAMES, ...sent() } }) },
  liveSuggestion: {
    may: everyone,
    sample: () => ({
      body: { name: "Ada", email: EMAIL, topic: "Bridges", message: "How they stand.", ...sent() },
    }),
  },
  mediaKit: {
    may: everyone,
    sample: () => ({ body: { email: EMAIL, ...NAMES, job_title: "CTO", terms: true, ...sent() } }),
  },
  subscription: {
    may: everyone,
    skipsContentCheck: true,
    sample: () => ({ query: { token: "unknown" } }),
  },
  confirm: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
  unsubscribe: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
});
