// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const companies = /* @__PURE__ */ browserCall("companyLists", "companies", "GET /lists/companies");
export const employees = /* @__PURE__ */ browserCall("companyLists", "employees", "GET /lists/company/employees");
export const industries = /* @__PURE__ */ browserCall("companyLists", "industries", "GET /lists/company/industries");
export const keyValues = /* @__PURE__ */ browserCall("companyLists", "keyValues", "GET /lists/company/key-values");
export const hiringPreferences = /* @__PURE__ */ browserCall("companyLists", "hiringPreferences", "GET /lists/company/hiring-preferences");
export const marketingMembers = /* @__PURE__ */ browserCall("companyLists", "marketingMembers", "GET /lists/companies/marketing-membership");
export const talentManagers = /* @__PURE__ */ browserCall("companyLists", "talentManagers", "GET /lists/talent-managers");
