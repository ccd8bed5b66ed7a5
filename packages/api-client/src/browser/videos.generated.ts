// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("videos", "list", "GET /videos");
export const options = /* @__PURE__ */ browserCall("videos", "options", "GET /filter/videos/options");
export const featured = /* @__PURE__ */ browserCall("videos", "featured", "GET /featured/videos");
export const featuredEpisodes = /* @__PURE__ */ browserCall("videos", "featuredEpisodes", "GET /featured/coffee-with-developers");
export const recruitingAcademy = /* @__PURE__ */ browserCall("videos", "recruitingAcademy", "GET /featured/tech-recruiting-academy");
export const featuredSkills = /* @__PURE__ */ browserCall("videos", "featuredSkills", "GET /featured/videos/skills");
export const relatedJobs = /* @__PURE__ */ browserCall("videos", "relatedJobs", "GET /videos/:id/related-jobs");
export const details = /* @__PURE__ */ browserCall("videos", "details", "GET /videos/:id/:slug");
