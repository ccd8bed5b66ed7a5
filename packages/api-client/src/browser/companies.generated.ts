// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const baseInfo = /* @__PURE__ */ browserCall("companies", "baseInfo", "GET /companies/:id/base-info");
