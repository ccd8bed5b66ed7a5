import type { AuditAction } from "@devguild/schemas/audit-sentences";
import type { AccountType } from "@devguild/schemas/constants/accounts";
import type { SecurityEventName } from "@devguild/schemas/constants/security";
import { and, eq, inArray, like, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import type { Viewer } from "../../http/viewer.ts";
import { LOGIN, loginAction } from "./audit.policy.ts";
import { auditLog } from "./audit.tables.ts";

/** Who made the change; a viewer qualifies. */
type Actor = { userId: number; account: Pick<Viewer["account"], "type"> };

/** What happened to which record; `details` are those of `findChanges`, plus what a handler adds. */
export type AuditEntry = {
  action: AuditAction;
  subject: string;
  subjectId: number;
  companyId?: number | undefined;
  details?: Record<string, unknown>;
};

/** Records a change by staff or a company user, in the transaction of the change. */
export const recordAudit = (
  tx: Db,
  viewer: Actor,
  { action, subject, subjectId, companyId, details = {} }: AuditEntry,
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

type ExportedList =
  | "articles"
  | "category-pages"
  | "companies"
  | "deleted-accounts"
  | "developers"
  | "events"
  | "industries"
  | "job-listings"
  | "jobs"
  | "live-events"
  | "registrations"
  | "skills"
  | "staff"
  | "videos";

/** Records that staff downloaded a list; a file has no number, so the entry is found by who did it. */
export const recordExport = (db: Db, viewer: Viewer, list: ExportedList) =>
  recordAudit(db, viewer, {
    action: `export.${list}`,
    subject: "export",
    subjectId: viewer.userId,
  });

/**
 * Records a security event of a login in the same transaction; its owner can see it. `details` are for
 * the operator and are deleted with the event.
 */
export const recordSecurityEvent = (
  tx: Db,
  login: { userId: number; accountType?: AccountType },
  event: SecurityEventName,
  { address, userAgent }: Visitor,
  details: Record<string, unknown> = {},
) =>
  tx.insert(auditLog).values({
    user_id: login.userId,
    account_type: login.accountType ?? "guest",
    action: loginAction(event),
    subject: LOGIN,
    subject_id: login.userId,
    details: { ...details, address, user_agent: userAgent },
  });

/** Records a security event of the logged-in viewer. */
export const recordOwnEvent = (
  tx: Db,
  viewer: Viewer,
  event: SecurityEventName,
  visitor: Visitor,
  details?: Record<string, unknown>,
) =>
  recordSecurityEvent(
    tx,
    { userId: viewer.userId, accountType: viewer.account.type },
    event,
    visitor,
    details,
  );

/** Deletes the security events of a login, including where it was used from. */
export const deleteSecurityEvents = (tx: Db, userId: number) =>
  tx.delete(auditLog).where(and(eq(auditLog.subject, LOGIN), eq(auditLog.subject_id, userId)));

/**
 * Deletes the personal data from the entries about a developer; that something was changed, when and by
 * whom, stays. Without the login, the entries about that keep theirs.
 */
export const eraseDetails = (
  tx: Db,
  { userId, developerId, withLogin }: { userId: number; developerId: number; withLogin: boolean },
) =>
  tx
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'personal'` })
    .where(
      or(
        and(
          like(auditLog.subject, "developer-%"),
          sql`${auditLog.subject} <> 'developer-login'`,
          eq(auditLog.subject_id, developerId),
        ),
        and(
          eq(auditLog.subject, "application"),
          sql`${auditLog.subject_id} in (select id from applications own where own.developer_id = ${developerId})`,
        ),
        withLogin
          ? and(
              inArray(auditLog.subject, ["developer-login", "account-holder"]),
              eq(auditLog.subject_id, userId),
            )
          : undefined,
      ),
    );

/** Deletes the details from the entries about a company; that something was changed, when and by whom, stays. */
export const eraseCompanyDetails = (tx: Db, companyId: number) =>
  tx
    .update(auditLog)
    .set({ details: {} })
    .where(
      or(
        eq(auditLog.company_id, companyId),
        and(
          inArray(auditLog.subject, [
            "company",
            "company-notes",
            "company-credits",
            "company-manager",
          ]),
          eq(auditLog.subject_id, companyId),
        ),
      ),
    );
