// Written by `pnpm generate` from the contract.
import { API_BASE } from "@devguild/schemas/addresses";

import { nounOf } from "./api.ts";
import * as calls from "./calls.generated.ts";

const connection = { base: API_BASE };

export const account = /* @__PURE__ */ nounOf("account", calls.account, connection);
export const applications = /* @__PURE__ */ nounOf("applications", calls.applications, connection);
export const catalogue = /* @__PURE__ */ nounOf("catalogue", calls.catalogue, connection);
export const companies = /* @__PURE__ */ nounOf("companies", calls.companies, connection);
export const identity = /* @__PURE__ */ nounOf("identity", calls.identity, connection);
export const jobs = /* @__PURE__ */ nounOf("jobs", calls.jobs, connection);
export const oauth = /* @__PURE__ */ nounOf("oauth", calls.oauth, connection);
export const overview = /* @__PURE__ */ nounOf("overview", calls.overview, connection);
export const palette = /* @__PURE__ */ nounOf("palette", calls.palette, connection);
export const passwords = /* @__PURE__ */ nounOf("passwords", calls.passwords, connection);
export const postings = /* @__PURE__ */ nounOf("postings", calls.postings, connection);
export const profile = /* @__PURE__ */ nounOf("profile", calls.profile, connection);
export const profileFiles = /* @__PURE__ */ nounOf("profileFiles", calls.profileFiles, connection);
export const security = /* @__PURE__ */ nounOf("security", calls.security, connection);
export const siteData = /* @__PURE__ */ nounOf("siteData", calls.siteData, connection);
export const tracking = /* @__PURE__ */ nounOf("tracking", calls.tracking, connection);
export const uploads = /* @__PURE__ */ nounOf("uploads", calls.uploads, connection);
