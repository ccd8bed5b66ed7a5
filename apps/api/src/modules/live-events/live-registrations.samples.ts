import { contract } from "@devguild/contract/contract";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { everyone, loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const liveRegistrationSamples = defineSamples(contract.liveRegistrations, {
  register: {
    may: loggedIn,
    sample: async ({ given }) => ({
      params: { id: (await given.liveEvent()).id },
      body: { attendance_type: 1 },
    }),
  },
  withdraw: {
    may: loggedIn,
    sample: async ({ given }) => ({ params: { id: (await given.liveEvent()).id } }),
  },
  guestRegister: {
    may: everyone,
    sample: async ({ given }) => ({
      params: { id: (await given.liveEvent()).id },
      body: {
        first_name: "Ada",
        last_name: "Test",
        email: "visitor@test.example",
        attendance_type: 1,
        company_name: "Acme",
        job_title: "CTO",
        country_id: await given.placeId("germany"),
        terms: true,
        hs_terms: true,
        form_token: issueTestToken(),
        homepage: "",
        hutk: "a",
        page_url: "http://localhost:3000/en/live-events/1/a",
        utm_source: "mail",
      },
    }),
  },
  find: { may: everyone, skipsContentCheck: true, sample: () => ({ query: { token: "unknown" } }) },
  guestConfirm: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
  guestWithdraw: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
  feed: { may: loggedIn },
  renewFeed: { may: loggedIn },
  endFeed: { may: loggedIn },
});
