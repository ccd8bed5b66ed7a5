// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("savedJobs", "list", "GET /developer/saved-jobs");
export const ids = /* @__PURE__ */ browserCall("savedJobs", "ids", "GET /developer/saved-jobs/ids");
export const save = /* @__PURE__ */ browserCall("savedJobs", "save", "PUT /developer/saved-jobs/:id");
export const remove = /* @__PURE__ */ browserCall("savedJobs", "remove", "DELETE /developer/saved-jobs/:id");
