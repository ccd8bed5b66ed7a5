// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const global = /* @__PURE__ */ browserCall("siteData", "global", "GET /site-data/global");
export const footerLinks = /* @__PURE__ */ browserCall("siteData", "footerLinks", "GET /site-data/footer-links");
export const menu = /* @__PURE__ */ browserCall("siteData", "menu", "GET /site-data/menu");
export const quotes = /* @__PURE__ */ browserCall("siteData", "quotes", "GET /site-data/quotes");
