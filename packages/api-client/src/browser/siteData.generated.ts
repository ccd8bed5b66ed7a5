// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const global = /* @__PURE__ */ browserCall("siteData", "global", "GET /site-data/global");
export const footerLinks = /* @__PURE__ */ browserCall("siteData", "footerLinks", "GET /site-data/footer-links");
