// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const sessions = /* @__PURE__ */ browserCall("security", "sessions", "GET /user/sessions");
export const endSession = /* @__PURE__ */ browserCall("security", "endSession", "DELETE /user/sessions/:id");
export const endOtherSessions = /* @__PURE__ */ browserCall("security", "endOtherSessions", "DELETE /user/sessions");
export const events = /* @__PURE__ */ browserCall("security", "events", "GET /user/security-events");
export const loginConnections = /* @__PURE__ */ browserCall("security", "loginConnections", "GET /user/login-connections");
export const removeLoginConnection = /* @__PURE__ */ browserCall("security", "removeLoginConnection", "DELETE /user/login-connections/:id");
