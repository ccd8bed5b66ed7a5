// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const report = /* @__PURE__ */ browserCall("errorReports", "report", "POST /error-reports");
