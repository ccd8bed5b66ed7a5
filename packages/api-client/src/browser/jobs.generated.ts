// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const search = /* @__PURE__ */ browserCall("jobs", "search", "GET /jobs");
export const details = /* @__PURE__ */ browserCall("jobs", "details", "GET /jobs/details");
export const similar = /* @__PURE__ */ browserCall("jobs", "similar", "GET /jobs/:id/similar");
export const options = /* @__PURE__ */ browserCall("jobs", "options", "GET /filter/jobs/options");
export const words = /* @__PURE__ */ browserCall("jobs", "words", "GET /filter/jobs/words");
export const locations = /* @__PURE__ */ browserCall("jobs", "locations", "GET /filter/jobs/locations");
export const categoryPage = /* @__PURE__ */ browserCall("jobs", "categoryPage", "GET /filter/jobs/category-page/meta-data");
export const categoryFooter = /* @__PURE__ */ browserCall("jobs", "categoryFooter", "GET /filter/jobs/category-page/footer-links");
export const featured = /* @__PURE__ */ browserCall("jobs", "featured", "GET /featured/jobs");
export const randomPremium = /* @__PURE__ */ browserCall("jobs", "randomPremium", "GET /jobs/random-premium");
export const featuredSkills = /* @__PURE__ */ browserCall("jobs", "featuredSkills", "GET /featured/skills");
export const featuredLocations = /* @__PURE__ */ browserCall("jobs", "featuredLocations", "GET /featured/locations");
