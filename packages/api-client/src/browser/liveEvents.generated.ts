// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const show = /* @__PURE__ */ browserCall("liveEvents", "show", "GET /live-show");
export const previousEpisodes = /* @__PURE__ */ browserCall("liveEvents", "previousEpisodes", "GET /live-show/previous-episodes");
export const list = /* @__PURE__ */ browserCall("liveEvents", "list", "GET /live-events");
export const options = /* @__PURE__ */ browserCall("liveEvents", "options", "GET /filter/live-events/options");
export const featured = /* @__PURE__ */ browserCall("liveEvents", "featured", "GET /featured/live-events");
export const names = /* @__PURE__ */ browserCall("liveEvents", "names", "GET /lists/live-events");
export const seasons = /* @__PURE__ */ browserCall("liveEvents", "seasons", "GET /lists/live-event-seasons");
export const relatedJobs = /* @__PURE__ */ browserCall("liveEvents", "relatedJobs", "GET /live-events/:id/related-jobs");
export const details = /* @__PURE__ */ browserCall("liveEvents", "details", "GET /live-events/:id/:slug");
