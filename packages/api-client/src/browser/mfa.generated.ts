// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const overview = /* @__PURE__ */ browserCall("mfa", "overview", "GET /user/mfa");
export const generateCode = /* @__PURE__ */ browserCall("mfa", "generateCode", "POST /user/mfa/generate-code");
export const resendCode = /* @__PURE__ */ browserCall("mfa", "resendCode", "POST /user/mfa/resend-code");
export const activate = /* @__PURE__ */ browserCall("mfa", "activate", "POST /user/mfa/activate");
export const deactivate = /* @__PURE__ */ browserCall("mfa", "deactivate", "POST /user/mfa/deactivate");
export const setUpTotp = /* @__PURE__ */ browserCall("mfa", "setUpTotp", "POST /user/mfa/totp/setup");
export const activateTotp = /* @__PURE__ */ browserCall("mfa", "activateTotp", "POST /user/mfa/totp/activate");
export const deactivateTotp = /* @__PURE__ */ browserCall("mfa", "deactivateTotp", "POST /user/mfa/totp/deactivate");
export const renewRecoveryCodes = /* @__PURE__ */ browserCall("mfa", "renewRecoveryCodes", "POST /user/mfa/recovery-codes");
export const passkeys = /* @__PURE__ */ browserCall("mfa", "passkeys", "GET /user/mfa/passkeys");
export const beginPasskey = /* @__PURE__ */ browserCall("mfa", "beginPasskey", "POST /user/mfa/passkeys/options");
export const addPasskey = /* @__PURE__ */ browserCall("mfa", "addPasskey", "POST /user/mfa/passkeys");
export const renamePasskey = /* @__PURE__ */ browserCall("mfa", "renamePasskey", "PUT /user/mfa/passkeys/:id");
export const removePasskey = /* @__PURE__ */ browserCall("mfa", "removePasskey", "DELETE /user/mfa/passkeys/:id");
export const challenge = /* @__PURE__ */ browserCall("mfa", "challenge", "POST /user/mfa/challenge");
export const verify = /* @__PURE__ */ browserCall("mfa", "verify", "POST /user/mfa/verify");
export const sendCode = /* @__PURE__ */ browserCall("mfa", "sendCode", "POST /user/mfa/send-code");
export const finishLogIn = /* @__PURE__ */ browserCall("mfa", "finishLogIn", "POST /user/login/mfa");
export const beginPasskeyLogIn = /* @__PURE__ */ browserCall("mfa", "beginPasskeyLogIn", "POST /user/login/passkey/options");
export const logInByPasskey = /* @__PURE__ */ browserCall("mfa", "logInByPasskey", "POST /user/login/passkey");
