// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("alerts", "list", "GET /developer/saved-searches");
export const save = /* @__PURE__ */ browserCall("alerts", "save", "POST /developer/saved-searches");
export const change = /* @__PURE__ */ browserCall("alerts", "change", "PUT /developer/saved-searches/:id");
export const remove = /* @__PURE__ */ browserCall("alerts", "remove", "DELETE /developer/saved-searches/:id");
export const ask = /* @__PURE__ */ browserCall("alerts", "ask", "POST /alerts");
export const subscription = /* @__PURE__ */ browserCall("alerts", "subscription", "GET /alerts/subscription");
export const confirm = /* @__PURE__ */ browserCall("alerts", "confirm", "POST /alerts/confirm");
export const unsubscribe = /* @__PURE__ */ browserCall("alerts", "unsubscribe", "POST /alerts/unsubscribe");
