// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const record = /* @__PURE__ */ browserCall("tracking", "record", "POST /tracking/event");
