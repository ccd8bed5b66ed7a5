// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const developer = /* @__PURE__ */ browserCall("dashboards", "developer", "GET /developer/dashboard");
export const developerJobs = /* @__PURE__ */ browserCall("dashboards", "developerJobs", "GET /developers/:id/jobs");
export const company = /* @__PURE__ */ browserCall("dashboards", "company", "GET /company/dashboard");
