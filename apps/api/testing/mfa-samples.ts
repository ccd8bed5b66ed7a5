import type { Sample } from "./posting-samples.ts";

const CREDENTIAL = {
  id: "unknown",
  rawId: "unknown",
  type: "public-key",
  clientExtensionResults: {},
};
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: "a", authenticatorData: "b", signature: "c" },
};
const NOBODYS = { params: { id: 999_999 } };

/** Valid input for the calls of second factors, none of which proves anything. */
export const mfaSamples: Record<string, Sample> = {
  "POST /user/login/mfa": { body: { challenge_id: "unknown", method: "totp", code: "000000" } },
  "POST /user/login/passkey": { body: { challenge_id: "unknown", assertion: ASSERTION } },
  "POST /user/mfa/send-code": { body: { challenge_id: "unknown" } },
  "POST /user/mfa/generate-code": { body: { phone_number: "+4930123456", mfa_token: "unknown" } },
  "POST /user/mfa/activate": { body: { code: "000000" } },
  "POST /user/mfa/deactivate": { body: { mfa_token: "unknown" } },
  "POST /user/mfa/totp/setup": { body: { mfa_token: "unknown" } },
  "POST /user/mfa/totp/activate": { body: { code: "000000" } },
  "POST /user/mfa/totp/deactivate": { body: { mfa_token: "unknown" } },
  "POST /user/mfa/recovery-codes": { body: { mfa_token: "unknown" } },
  "POST /user/mfa/passkeys/options": { body: { mfa_token: "unknown" } },
  "POST /user/mfa/passkeys": {
    body: {
      challenge_id: "unknown",
      credential: { ...CREDENTIAL, response: { clientDataJSON: "a", attestationObject: "b" } },
      name: "My key",
    },
  },
  "PUT /user/mfa/passkeys/:id": { ...NOBODYS, body: { name: "My key" } },
  "DELETE /user/mfa/passkeys/:id": { ...NOBODYS, body: { mfa_token: "unknown" } },
  "POST /user/mfa/challenge": { body: { action: "candidate.change-status", subject_id: 1 } },
  "POST /user/mfa/verify": {
    body: { challenge_id: "unknown", method: "passkey", assertion: ASSERTION },
  },
};
