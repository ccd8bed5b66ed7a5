// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("postings", "list", "GET /companies/:id/job-postings");
export const options = /* @__PURE__ */ browserCall("postings", "options", "GET /companies/:id/jobs/options");
export const publishOptions = /* @__PURE__ */ browserCall("postings", "publishOptions", "GET /companies/jobs/publish-options");
export const prices = /* @__PURE__ */ browserCall("postings", "prices", "GET /companies/jobs/prices");
export const reach = /* @__PURE__ */ browserCall("postings", "reach", "GET /companies/jobs/reach-estimate");
export const editable = /* @__PURE__ */ browserCall("postings", "editable", "GET /companies/:companyId/jobs/:jobId/editable");
export const one = /* @__PURE__ */ browserCall("postings", "one", "GET /companies/:companyId/jobs/:jobId");
export const saveDraft = /* @__PURE__ */ browserCall("postings", "saveDraft", "POST /company");
export const create = /* @__PURE__ */ browserCall("postings", "create", "POST /companies/:id/jobs");
export const update = /* @__PURE__ */ browserCall("postings", "update", "PUT /companies/:companyId/jobs/:jobId");
export const remove = /* @__PURE__ */ browserCall("postings", "remove", "DELETE /companies/:companyId/jobs/:jobId");
export const draftPreview = /* @__PURE__ */ browserCall("postings", "draftPreview", "GET /jobs/:id/draft-preview");
