// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const ask = /* @__PURE__ */ browserCall("dataExports", "ask", "POST /user/data-exports");
export const latest = /* @__PURE__ */ browserCall("dataExports", "latest", "GET /user/data-exports");
export const link = /* @__PURE__ */ browserCall("dataExports", "link", "GET /user/data-exports/:id/link");
