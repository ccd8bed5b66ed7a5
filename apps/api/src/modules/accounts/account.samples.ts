import { contract } from "@devguild/contract/contract";

import { developers, everyone, loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const PASSWORD = "seven-lanterns-north";

export const accountSamples = defineSamples(contract.account, {
  invitation: {
    may: everyone,
    skipsContentCheck: true,
    sample: () => ({ params: { token: "unknown" } }),
  },
  acceptInvitation: {
    may: everyone,
    sample: () => ({
      body: {
        token: "unknown",
        password: PASSWORD,
        password_confirmation: PASSWORD,
        first_name: "Ada",
        last_name: "Test",
        terms: true,
      },
    }),
  },
  assignDeveloper: {
    may: loggedIn,
    changesAccount: true,
    sample: () => ({ body: { terms: true, hs_terms: true, job_digest_terms: false } }),
  },
  deleteGeneric: {
    may: loggedIn,
    changesAccount: true,
    sample: () => ({ body: { verification_code: "000000" } }),
  },
  deleteDeveloper: {
    may: developers,
    changesAccount: true,
    sample: () => ({ body: { verification_code: "000000" } }),
  },
  sendDeletionCode: { may: loggedIn },
  restore: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
});
