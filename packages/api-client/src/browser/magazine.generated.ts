// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("magazine", "list", "GET /magazine/articles");
export const options = /* @__PURE__ */ browserCall("magazine", "options", "GET /filter/magazine-articles/options");
export const featured = /* @__PURE__ */ browserCall("magazine", "featured", "GET /featured/magazine-articles");
export const recruitingInsights = /* @__PURE__ */ browserCall("magazine", "recruitingInsights", "GET /featured/recruiting-insights");
export const relatedJobs = /* @__PURE__ */ browserCall("magazine", "relatedJobs", "GET /magazine/:id/related-jobs");
export const details = /* @__PURE__ */ browserCall("magazine", "details", "GET /magazine/:id/:slug");
