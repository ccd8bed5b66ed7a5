// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const featured = /* @__PURE__ */ browserCall("memberships", "featured", "GET /featured/membership-plans");
export const recruiting = /* @__PURE__ */ browserCall("memberships", "recruiting", "GET /companies/membership-plans");
export const marketing = /* @__PURE__ */ browserCall("memberships", "marketing", "GET /companies/marketing-membership-plans");
export const employerBranding = /* @__PURE__ */ browserCall("memberships", "employerBranding", "GET /companies/employer-branding-membership-plans");
