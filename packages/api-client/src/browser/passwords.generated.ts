// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const forgot = /* @__PURE__ */ browserCall("passwords", "forgot", "POST /user/password/forgot");
export const reset = /* @__PURE__ */ browserCall("passwords", "reset", "POST /user/password/reset");
export const tokenValidity = /* @__PURE__ */ browserCall("passwords", "tokenValidity", "GET /user/password/reset/token-validity");
export const change = /* @__PURE__ */ browserCall("passwords", "change", "PUT /user/password");
export const sendSetupCode = /* @__PURE__ */ browserCall("passwords", "sendSetupCode", "POST /user/password/setup-verification");
export const set = /* @__PURE__ */ browserCall("passwords", "set", "POST /user/password/set");
