// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("adminJobs", "list", "GET /admin/jobs");
export const bookmarked = /* @__PURE__ */ browserCall("adminJobs", "bookmarked", "GET /admin/jobs/bookmarked");
export const expiredOfAssigned = /* @__PURE__ */ browserCall("adminJobs", "expiredOfAssigned", "GET /admin/jobs/company-expired-jobs");
export const bookmark = /* @__PURE__ */ browserCall("adminJobs", "bookmark", "PUT /admin/jobs/:id/bookmark");
