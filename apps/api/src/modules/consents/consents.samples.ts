import { contract } from "@devguild/contract/contract";
import { CONSENT_TEXT_VERSION } from "@devguild/schemas/constants/consents";

import { loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const consentSamples = defineSamples(contract.consents, {
  services: { may: loggedIn },
  chooseServices: {
    may: loggedIn,
    sample: () => ({ body: { allowed: ["chat"], text_version: CONSENT_TEXT_VERSION } }),
  },
});
