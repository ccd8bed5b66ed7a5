// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const signUp = /* @__PURE__ */ browserCall("identity", "signUp", "POST /developer/sign-up");
export const logIn = /* @__PURE__ */ browserCall("identity", "logIn", "POST /user/login");
export const logOut = /* @__PURE__ */ browserCall("identity", "logOut", "POST /user/logout");
export const me = /* @__PURE__ */ browserCall("identity", "me", "GET /user");
export const verifyEmail = /* @__PURE__ */ browserCall("identity", "verifyEmail", "POST /user/email/verify");
export const resendVerification = /* @__PURE__ */ browserCall("identity", "resendVerification", "POST /user/email/resend-verification");
export const changeEmail = /* @__PURE__ */ browserCall("identity", "changeEmail", "POST /user/email/change");
export const emailStatus = /* @__PURE__ */ browserCall("identity", "emailStatus", "GET /user/email/status");
export const switchAccount = /* @__PURE__ */ browserCall("identity", "switchAccount", "PUT /user/accounts/default");
export const markSeen = /* @__PURE__ */ browserCall("identity", "markSeen", "POST /user/last-seen");
