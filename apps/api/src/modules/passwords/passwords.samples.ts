import { contract } from "@devguild/contract/contract";

import { everyone, loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const CHOSEN = { password: "seven-lanterns-north", password_confirmation: "seven-lanterns-north" };

export const passwordSamples = defineSamples(contract.passwords, {
  forgot: { may: everyone, sample: () => ({ body: { email: "nobody@test.example" } }) },
  reset: {
    may: everyone,
    sample: () => ({ body: { token: "unknown", email: "nobody@test.example", ...CHOSEN } }),
  },
  tokenValidity: {
    may: everyone,
    skipsContentCheck: true,
    sample: () => ({ query: { token: "unknown" } }),
  },
  change: {
    may: loggedIn,
    sample: () => ({ body: { current_password: "another one", ...CHOSEN } }),
  },
  sendSetupCode: { may: loggedIn },
  set: { may: loggedIn, sample: () => ({ body: { verification_code: "000000", ...CHOSEN } }) },
});
