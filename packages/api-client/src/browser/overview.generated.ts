// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const read = /* @__PURE__ */ browserCall("overview", "read", "GET /admin/overview");
