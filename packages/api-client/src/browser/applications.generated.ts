// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const apply = /* @__PURE__ */ browserCall("applications", "apply", "POST /jobs/:id/apply");
export const applyByOneClick = /* @__PURE__ */ browserCall("applications", "applyByOneClick", "POST /user/jobs/one-click-apply");
export const applied = /* @__PURE__ */ browserCall("applications", "applied", "GET /developers/:id/jobs/applied");
export const appliedOne = /* @__PURE__ */ browserCall("applications", "appliedOne", "GET /developers/:id/jobs/applied/:jobId");
export const walkAway = /* @__PURE__ */ browserCall("applications", "walkAway", "PUT /developers/:id/jobs/applied/:jobId/decline");
export const archive = /* @__PURE__ */ browserCall("applications", "archive", "PUT /developers/:id/jobs/applied/:jobId/archive");
