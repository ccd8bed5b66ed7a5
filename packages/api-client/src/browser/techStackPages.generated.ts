// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const list = /* @__PURE__ */ browserCall("techStackPages", "list", "GET /pages/b2b-tech-stack");
export const details = /* @__PURE__ */ browserCall("techStackPages", "details", "GET /pages/b2b-tech-stack/:slug");
