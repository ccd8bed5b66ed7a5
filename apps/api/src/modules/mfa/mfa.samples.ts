import { contract } from "@devguild/contract/contract";

import { everyone, loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

// Well-formed values that match no login, so none of them proves anything.
const CREDENTIAL = {
  id: "unknown",
  rawId: "unknown",
  type: "public-key" as const,
  clientExtensionResults: {},
};
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: "a", authenticatorData: "b", signature: "c" },
};
const UNKNOWN_ID = 999_999;

export const mfaSamples = defineSamples(contract.mfa, {
  overview: { may: loggedIn, beforeSecondFactor: true },
  generateCode: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { phone_number: "+4930123456", mfa_token: "unknown" } }),
  },
  resendCode: { may: loggedIn, beforeSecondFactor: true },
  activate: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { code: "000000" } }),
  },
  deactivate: { may: loggedIn, sample: () => ({ body: { mfa_token: "unknown" } }) },
  setUpTotp: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { mfa_token: "unknown" } }),
  },
  activateTotp: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { code: "000000" } }),
  },
  deactivateTotp: { may: loggedIn, sample: () => ({ body: { mfa_token: "unknown" } }) },
  renewRecoveryCodes: { may: loggedIn, sample: () => ({ body: { mfa_token: "unknown" } }) },
  passkeys: { may: loggedIn, beforeSecondFactor: true },
  beginPasskey: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { mfa_token: "unknown" } }),
  },
  addPasskey: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({
      body: {
        challenge_id: "unknown",
        credential: { ...CREDENTIAL, response: { clientDataJSON: "a", attestationObject: "b" } },
        name: "My key",
      },
    }),
  },
  renamePasskey: {
    may: loggedIn,
    sample: () => ({ params: { id: UNKNOWN_ID }, body: { name: "My key" } }),
  },
  removePasskey: {
    may: loggedIn,
    sample: () => ({ params: { id: UNKNOWN_ID }, body: { mfa_token: "unknown" } }),
  },
  challenge: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { action: "candidate.change-status", subject_id: 1 } }),
  },
  verify: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({
      body: { challenge_id: "unknown", method: "passkey", assertion: ASSERTION },
    }),
  },
  sendCode: { may: everyone, sample: () => ({ body: { challenge_id: "unknown" } }) },
  finishLogIn: {
    may: everyone,
    sample: () => ({ body: { challenge_id: "unknown", method: "totp", code: "000000" } }),
  },
  beginPasskeyLogIn: { may: everyone },
  logInByPasskey: {
    may: everyone,
    sample: () => ({ body: { challenge_id: "unknown", assertion: ASSERTION } }),
  },
});
