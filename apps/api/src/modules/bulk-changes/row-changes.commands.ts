import { contract } from "@devguild/contract/contract";
import type { Endpoint } from "@devguild/contract/endpoint";
import type { BulkAction } from "@devguild/schemas/constants/bulk-changes";

import type { Db } from "../../db/db.ts";
import type { AuditNote, Snapshots } from "../../http/audit-note.ts";
import { restoreDeletedAccounts } from "../accounts/restore-account.commands.ts";
import { adminUserSnapshot, resendStaffInvitation } from "../admin-users/admin-users.commands.ts";
import { setManager } from "../admin-company-accounts/staff-settings.commands.ts";
import { managerSnapshot } from "../admin-company-accounts/admin-company-accounts.queries.ts";
import { deletedAccountSnapshot } from "../deleted-accounts/deleted-accounts.queries.ts";
import { highlightSnapshot, updateHighlight } from "../highlights/highlights.commands.ts";
import { articleSnapshot, unpublishArticle } from "../magazine/articles.commands.ts";
import { archivePosting, unpublishPosting } from "../postings/life-cycle.commands.ts";
import { jobSnapshot } from "../postings/postings.queries.ts";
import type { StaffActor } from "./bulk-changes.queries.ts";
import type { BulkOptions, BulkRow, FormerValues } from "./bulk-rows.policy.ts";

type Work = { row: BulkRow; options: BulkOptions; note: AuditNote; actor: StaffActor };

/** The change of one row: the call of the row's own menu, and what it does. */
export type RowChange = {
  call: Endpoint;
  snapshots: Snapshots;
  change: (tx: Db, work: Work) => Promise<unknown>;
  /** What undoes it; absent where nothing can. */
  undo?: {
    action: BulkAction;
    toOptions?: (options: BulkOptions, before: FormerValues | null) => BulkOptions;
  };
};

const toAddress = ({ params: { companyId = 0, jobId = 0 } }: BulkRow) => ({ companyId, jobId });

const switchHighlight = (active: boolean): RowChange => ({
  call: contract.highlights.update,
  snapshots: { highlight: highlightSnapshot },
  change: (tx, { row }) => updateHighlight(tx, row.id, { active }),
  undo: { action: active ? "highlights.deactivate" : "highlights.activate" },
});

/** How each action changes a row. */
export const ROW_CHANGES: Record<BulkAction, RowChange> = {
  "jobs.unpublish": {
    call: contract.postings.unpublish,
    snapshots: { job: jobSnapshot },
    change: (tx, { row }) => unpublishPosting(tx, toAddress(row)),
  },
  "jobs.archive": {
    call: contract.postings.archive,
    snapshots: { job: jobSnapshot },
    change: (tx, { row }) => archivePosting(tx, toAddress(row), true),
    undo: { action: "jobs.restore" },
  },
  "jobs.restore": {
    call: contract.postings.archive,
    snapshots: { job: jobSnapshot },
    change: (tx, { row, note }) => {
      note.actsAs("job.restore");
      return archivePosting(tx, toAddress(row), false);
    },
    undo: { action: "jobs.archive" },
  },
  "companies.assign-manager": {
    call: contract.adminCompanyAccounts.setManager,
    snapshots: { "company-manager": managerSnapshot },
    change: (tx, { row, options }) => setManager(tx, row.id, options.manager_id ?? null),
    undo: {
      action: "companies.assign-manager",
      toOptions: ({ manager_id: assigned = null }, before) => ({
        manager_id: before?.manager_id ?? null,
        from_manager_id: assigned,
      }),
    },
  },
  "articles.unpublish": {
    call: contract.adminMagazine.unpublish,
    snapshots: { article: articleSnapshot },
    change: (tx, { row, actor }) => unpublishArticle(tx, { id: row.id, userId: actor.userId }),
  },
  "highlights.activate": switchHighlight(true),
  "highlights.deactivate": switchHighlight(false),
  "deleted_accounts.restore": {
    call: contract.deletedAccounts.restore,
    snapshots: { "deleted-account": deletedAccountSnapshot },
    change: (tx, { row: { params } }) => restoreDeletedAccounts(tx, params["userId"] ?? 0),
  },
  "staff.resend-invitation": {
    call: contract.adminUsers.resendInvite,
    snapshots: { "admin-user": adminUserSnapshot },
    change: (tx, { row, actor }) => resendStaffInvitation(tx, actor, row.id),
  },
};
