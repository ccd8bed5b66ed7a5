import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { ERROR_REPORT_LIMIT, ERROR_REPORTS_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt, isWithinLimit } from "../throttling/throttling.commands.ts";

export const errorReportRoutes = implement(contract.errorReports, {
  report: async ({ db, body, http }) => {
    await countAttempt(db, ERROR_REPORT_LIMIT, http);
    if (await isWithinLimit(db, ERROR_REPORTS_LIMIT, "all")) http.reportError(body);
    return null;
  },
});
