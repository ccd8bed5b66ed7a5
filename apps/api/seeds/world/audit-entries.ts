import type { AuditAction } from "@devguild/schemas/audit-sentences";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

import type { auditLog } from "../../src/modules/audit/audit.tables.ts";
import { createRandom } from "../random.ts";
import type { Clock } from "./clock.ts";

type EntryRow = typeof auditLog.$inferInsert;
type Changes = Record<string, { before?: unknown; after?: unknown }>;
type Move = {
  application_id: number;
  status: ApplicationStatus;
  moved_by: string;
  user_id?: number | null | undefined;
  created_at?: Date | undefined;
};

type Surroundings = {
  companyId: number;
  accounts: readonly { id: number; user_id: number; role?: string | null | undefined }[];
  jobs: readonly {
    id: number;
    title: string;
    published_at?: Date | null | undefined;
    job_posting_owner_id?: number | null | undefined;
  }[];
  /** In the order in which they happened. */
  moves: readonly Move[];
  notes: readonly { application_id: number; user_id?: number | null; created_at?: Date }[];
  accountManagerId: number;
  clock: Clock;
};

/** Creates the audit trail of the showcase company: what its users and our staff did there. */
export const makeAuditEntries = ({ companyId, clock, ...around }: Surroundings): EntryRow[] => {
  const random = createRandom("audit trail");
  const entries: EntryRow[] = [];
  const add = (
    who: number | null | undefined,
    action: AuditAction,
    about: { subject: string; id: number; at: Date | null | undefined; isStaff?: boolean },
    changes: Changes = {},
  ) => {
    if (!who || !about.at || about.at > clock.now) return;
    entries.push({
      user_id: who,
      account_type: about.isStaff ? "admin" : "company",
      action,
      subject: about.subject,
      subject_id: about.id,
      company_id: companyId,
      details: { changes, personal: {} },
      created_at: about.at,
    });
  };
  const withRole = (role: string) => around.accounts.find((account) => account.role === role);
  const owner = withRole("company-account-owner")?.user_id;
  const administrator = withRole("company-administrator")?.user_id;
  const campaigner = withRole("company-campaign-manager");

  for (const { id, published_at: at, job_posting_owner_id: user } of around.jobs)
    add(
      user,
      "job.publish",
      { subject: "job", id, at },
      {
        status: { before: "draft", after: "published" },
      },
    );
  const statuses = new Map<number, ApplicationStatus>();
  for (const { application_id: id, status, moved_by, user_id, created_at: at } of around.moves) {
    const before = statuses.get(id);
    statuses.set(id, status);
    if (moved_by === "company")
      add(
        user_id,
        "candidate.move",
        { subject: "application", id, at },
        {
          status: { before, after: status },
        },
      );
  }
  for (const { application_id: id, user_id, created_at: at } of around.notes)
    add(user_id, "candidate.note", { subject: "application", id, at });

  const [latest, earlier] = around.jobs.toReversed();
  if (latest) {
    const edit = { subject: "job", id: latest.id, at: clock.atWork(random, 1) };
    add(owner, "job.edit", edit, {
      salary_min: { before: 62_000, after: 65_000 },
      salary_max: { before: 78_000, after: 82_000 },
    });
  }
  if (earlier) {
    const boost = { subject: "job", id: earlier.id, at: clock.atWork(random, 3), isStaff: true };
    add(around.accountManagerId, "job.boost", boost, {
      boosted_until: { before: null, after: clock.inDays(4).toISOString() },
    });
  }
  if (campaigner) {
    const role = { subject: "company-user", id: campaigner.id, at: clock.atWork(random, 2) };
    add(administrator, "company-user.change-role", role, {
      role: { before: "company-recruiting-manager", after: "company-campaign-manager" },
    });
  }
  const company = { subject: "company", id: companyId };
  add(
    campaigner?.user_id,
    "company.edit-profile",
    { ...company, at: clock.atWork(random, 5) },
    {
      employee_range_id: { before: 3, after: 4 },
    },
  );
  add(
    administrator,
    "company.edit-billing",
    {
      ...company,
      subject: "billing",
      at: clock.atWork(random, 9),
    },
    {
      billing_email: { before: "office@tidewerk.example", after: "invoices@tidewerk.example" },
    },
  );
  return entries.toSorted((a, b) => Number(a.created_at) - Number(b.created_at));
};
