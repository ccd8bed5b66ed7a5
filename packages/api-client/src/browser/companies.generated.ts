// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const baseInfo = /* @__PURE__ */ browserCall("companies", "baseInfo", "GET /companies/:id/base-info");
export const adminList = /* @__PURE__ */ browserCall("companies", "adminList", "GET /admin/companies");
export const assigned = /* @__PURE__ */ browserCall("companies", "assigned", "GET /admin/companies/assigned-companies");
export const adminOptions = /* @__PURE__ */ browserCall("companies", "adminOptions", "GET /filter/admin/companies/options");
