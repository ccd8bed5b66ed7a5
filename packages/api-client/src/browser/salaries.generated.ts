// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const options = /* @__PURE__ */ browserCall("salaries", "options", "GET /salary-calculator/b2b/options");
export const estimate = /* @__PURE__ */ browserCall("salaries", "estimate", "POST /salary-calculator/b2b");
