// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const search = /* @__PURE__ */ browserCall("palette", "search", "GET /palette");
