// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("adminCompanies", "list", "GET /admin/companies");
export const assigned = /* @__PURE__ */ browserCall("adminCompanies", "assigned", "GET /admin/companies/assigned-companies");
export const options = /* @__PURE__ */ browserCall("adminCompanies", "options", "GET /filter/admin/companies/options");
