// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const active = /* @__PURE__ */ browserCall("highlights", "active", "GET /highlights/:id");
