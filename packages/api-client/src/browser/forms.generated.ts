// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const token = /* @__PURE__ */ browserCall("forms", "token", "GET /integration/crm/form/token");
export const newsletter = /* @__PURE__ */ browserCall("forms", "newsletter", "POST /integration/crm/form/newsletter");
export const b2bNewsletter = /* @__PURE__ */ browserCall("forms", "b2bNewsletter", "POST /integration/crm/form/b2b-newsletter");
export const liveSuggestion = /* @__PURE__ */ browserCall("forms", "liveSuggestion", "POST /integration/crm/form/live-suggestion");
export const mediaKit = /* @__PURE__ */ browserCall("forms", "mediaKit", "POST /integration/crm/form/media-kit");
export const subscription = /* @__PURE__ */ browserCall("forms", "subscription", "GET /newsletter/subscription");
export const confirm = /* @__PURE__ */ browserCall("forms", "confirm", "POST /newsletter/confirm");
export const unsubscribe = /* @__PURE__ */ browserCall("forms", "unsubscribe", "POST /newsletter/unsubscribe");
