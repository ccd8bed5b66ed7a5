// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const details = /* @__PURE__ */ browserCall("publicCompanies", "details", "GET /companies/details");
export const teams = /* @__PURE__ */ browserCall("publicCompanies", "teams", "GET /companies/teams");
export const options = /* @__PURE__ */ browserCall("publicCompanies", "options", "GET /filter/companies/options");
export const locations = /* @__PURE__ */ browserCall("publicCompanies", "locations", "GET /filter/companies/locations");
export const featured = /* @__PURE__ */ browserCall("publicCompanies", "featured", "GET /featured/companies");
