import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const REDIRECT_URI = "http://localhost:3000/en/login";

export const oauthSamples = defineSamples(contract.oauth, {
  providers: { may: everyone },
  quickInit: {
    may: everyone,
    skipsContentCheck: true,
    sample: () => ({ params: { provider: "oidc" }, query: { redirect_uri: REDIRECT_URI } }),
  },
  quickExchange: {
    may: everyone,
    sample: () => ({
      params: { provider: "oidc" },
      body: { code: "x", state: "unknown", redirect_uri: REDIRECT_URI },
    }),
  },
});
