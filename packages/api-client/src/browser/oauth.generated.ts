// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const providers = /* @__PURE__ */ browserCall("oauth", "providers", "GET /oauth/providers");
export const quickInit = /* @__PURE__ */ browserCall("oauth", "quickInit", "GET /oauth/:provider/quick-init");
export const quickExchange = /* @__PURE__ */ browserCall("oauth", "quickExchange", "POST /oauth/:provider/quick-exchange");
