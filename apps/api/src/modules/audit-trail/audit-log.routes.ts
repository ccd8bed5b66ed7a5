import { contract } from "@devguild/contract/contract";
import { listAuditRecords } from "@devguild/schemas/staff-audit-sentences";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { AUDIT_LOG_HEAD, toAuditLogRow } from "./audit-csv.policy.ts";
import { listAuditLog, readAuditLog } from "./audit-log.queries.ts";

export const auditLogRoutes = implement(contract.auditLog, {
  list: ({ db, query }) => listAuditLog(db, query),
  options: async () => ({ data: listAuditRecords() }),
  csv: async ({ db, query }) => ({
    name: "audit-log.csv",
    body: toCsv(AUDIT_LOG_HEAD, readAuditLog(db, query), toAuditLogRow),
  }),
});
