import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { auditLog } from "./audit.tables.ts";

/** Who did it; a viewer is one. */
type Actor = { userId: number; account: Pick<Viewer["account"], "type"> };

type Deed = {
  action: string;
  subject: string;
  subjectId: number;
  companyId?: number;
  details?: Record<string, unknown>;
};

/** Writes down what a staff member or a company's user changed, in the transaction of the change. */
export const recordDeed = (
  tx: Db,
  viewer: Actor,
  { action, subject, subjectId, companyId, details = {} }: Deed,
) =>
  tx.insert(auditLog).values({
    user_id: viewer.userId,
    account_type: viewer.account.type,
    action,
    subject,
    subject_id: subjectId,
    company_id: companyId ?? null,
    details,
  });
