// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("candidates", "list", "GET /companies/:companyId/jobs/:jobId/candidates");
export const message = /* @__PURE__ */ browserCall("candidates", "message", "POST /companies/:companyId/jobs/:jobId/candidates/:candidateId/messages");
export const move = /* @__PURE__ */ browserCall("candidates", "move", "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/status");
export const changeStatus = /* @__PURE__ */ browserCall("candidates", "changeStatus", "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/change-status");
