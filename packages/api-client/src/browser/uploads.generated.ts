// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const temporary = /* @__PURE__ */ browserCall("uploads", "temporary", "POST /upload/temp/file");
