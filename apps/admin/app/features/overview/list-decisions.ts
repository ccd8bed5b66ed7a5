import { formatRelative, formatShortDate } from "@devguild/design-system/relative-time";
import { formatCount } from "@devguild/schemas/formats";
import type { AdminDecisions } from "@devguild/schemas/overview";
import { localized } from "@devguild/session/redirects";

import { companyAccountPath, jobAdPath } from "../companies/company-addresses.ts";
import { membershipName } from "../companies/company-list.ts";
import { importPath, SOURCES_PATH } from "../listings/listing-addresses.ts";

type PendingJob = AdminDecisions["pending_jobs"]["oldest"][number];
type EndingMembership = AdminDecisions["ending_memberships"][number];

/** What decides something without leaving the list, by the call of its own screen. */
export type DecisionAction =
  | { kind: "release"; job: PendingJob }
  | { kind: "resend"; companyId: number }
  | { kind: "run-again"; sourceId: number }
  | { kind: "renew"; membership: EndingMembership };

/** A thing that waits, or the rest of its kind, with the screen where it is decided. */
export type Decision = {
  /** The contract's name for it. */
  key: string;
  count: number;
  text: string;
  detail: string | null;
  to: string;
  action: DecisionAction | null;
};

type Kind = Exclude<keyof AdminDecisions, "ending_memberships" | "snoozed">;
type Waiting<Row> = { count: number; oldest: readonly Row[] };
type Shown = Pick<Decision, "text" | "detail" | "to"> & { action?: DecisionAction | null };

/** Lists the oldest of a kind, and a row for all others, which leads to the list. */
const listKind = <Row extends { id: number }>(
  kind: Kind,
  { count, oldest }: Waiting<Row>,
  listPath: string,
  show: (row: Row) => Shown,
): Decision[] => {
  const more = count - oldest.length;
  const rows = oldest.map((row) => {
    const { text, detail, to, action = null } = show(row);
    return { key: `${kind}.${row.id}`, count: 1, text, detail, to, action };
  });
  if (more <= 0) return rows;
  const rest = { text: `${formatCount(more)} more`, detail: null, to: listPath, action: null };
  return [...rows, { key: kind, count: more, ...rest }];
};

/** What waits, in words, by kind and with the oldest first; a kind of which nothing waits is left out. Pure. */
export const listDecisions = (waiting: AdminDecisions, now: Date) => {
  const showCompany = ({ id, name, since }: { id: number; name: string; since: string }) => ({
    text: name,
    detail: `Registered ${formatRelative(since, now)}`,
    to: companyAccountPath(id),
  });
  return [
    {
      title: "Ads waiting for a confirmed email address",
      decisions: listKind(
        "pending_jobs",
        waiting.pending_jobs,
        localized("/admin/jobs?status=pending"),
        (job) => ({
          text: job.title,
          detail: `${job.company_name}, submitted ${formatRelative(job.since, now)}`,
          to: jobAdPath(job.company_id, job.id),
          action: { kind: "release", job },
        }),
      ),
    },
    {
      title: "Companies to verify",
      decisions: listKind(
        "unverified_companies",
        waiting.unverified_companies,
        localized("/admin/companies?status=2"),
        (company) => ({
          ...showCompany(company),
          action: { kind: "resend", companyId: company.id },
        }),
      ),
    },
    {
      title: "Company pages to publish",
      decisions: listKind(
        "unpublished_companies",
        waiting.unpublished_companies,
        localized("/admin/companies?status=4"),
        showCompany,
      ),
    },
    {
      title: "Imports to review",
      decisions: listKind(
        "imports_to_review",
        waiting.imports_to_review,
        SOURCES_PATH,
        ({ id, source_name, problem, since }) => ({
          text: source_name,
          detail: [`Read ${formatRelative(since, now)}.`, problem].filter(Boolean).join(" "),
          to: importPath({ import: id }),
        }),
      ),
    },
    {
      title: "Failed imports",
      decisions: listKind(
        "failed_imports",
        waiting.failed_imports,
        SOURCES_PATH,
        ({ id, source_name, problem, source_id: sourceId, since }) => ({
          text: source_name,
          action: sourceId === null ? null : { kind: "run-again", sourceId },
          detail: [`Failed ${formatRelative(since, now)}.`, problem].filter(Boolean).join(" "),
          to: importPath({ import: id }),
        }),
      ),
    },
    {
      title: "Memberships that end",
      decisions: waiting.ending_memberships.map((membership): Decision => ({
        key: `membership.${membership.company_id}.${membership.kind}`,
        count: 1,
        text: `${membership.company_name}: ${membershipName(membership.kind).label}`,
        detail: `Ends on ${formatShortDate(membership.valid_until)}`,
        to: companyAccountPath(membership.company_id),
        action: { kind: "renew", membership },
      })),
    },
  ].filter(({ decisions }) => decisions.length > 0);
};
