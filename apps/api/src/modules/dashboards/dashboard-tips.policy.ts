import type { Permission } from "@devguild/schemas/constants/accounts";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import type { JobPosting } from "@devguild/schemas/jobs";
import { DAY_MS } from "../../time.ts";

type Tip = CompanyDashboard["tips"][number];

type Standing = {
  items: readonly JobPosting[];
  slotsLeft: number;
  /** Whether the account holder's email address is unconfirmed. */
  isUnconfirmed: boolean;
  permissions: ReadonlySet<Permission>;
  now: Date;
};

const WEEK_MS = 7 * DAY_MS;

const formatCount = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

const candidateTips = ({ items }: Standing): Tip[] => {
  const waiting = items.filter((item) => item.new_candidates_count > 0);
  const total = waiting.reduce((sum, item) => sum + item.new_candidates_count, 0);
  const [only, ...others] = waiting;
  if (!only) return [];
  const path =
    others.length === 0 ? `/company/job/${only.id}/candidates` : "/company/job/candidates";
  return [{ text: formatCount(total, "new candidate"), path }];
};

const jobTips = ({ items, slotsLeft, isUnconfirmed, now }: Standing): Tip[] => {
  const withStatus = (status: JobPosting["status"]) =>
    items.filter((item) => item.status === status);
  const ending = withStatus("published").filter(
    ({ expire_at }) => expire_at !== null && Date.parse(expire_at) - now.getTime() <= WEEK_MS,
  ).length;
  const pending = withStatus("pending").length;
  const [draft] = withStatus("draft");
  const tips: (Tip | false | undefined)[] = [
    ending > 0 && {
      text: `${formatCount(ending, "ad")} ${ending === 1 ? "expires" : "expire"} within a week`,
      path: "/company-dashboard?jobs=published",
    },
    isUnconfirmed &&
      pending > 0 && {
        text: `${formatCount(pending, "ad")} waiting for your company’s email to be confirmed`,
        path: "/company-dashboard?jobs=pending",
      },
    draft && {
      text: draft.title ? `Finish your draft “${draft.title}”` : "Finish your draft",
      path: `/company/jobs/edit/${draft.id}`,
    },
    slotsLeft > 0 && {
      text: `${formatCount(slotsLeft, "job slot")} available`,
      path: "/company/post-job",
    },
    items.length === 0 &&
      slotsLeft === 0 && { text: "Post your first job", path: "/company/post-job" },
  ];
  return tips.filter((tip): tip is Tip => Boolean(tip));
};

/**
 * Returns the suggested next steps a user has permission for, the most urgent first. Paths have no
 * language prefix. Pure.
 */
export const listTips = (standing: Standing): Tip[] => [
  ...(standing.permissions.has("owner.company.view-candidates") ? candidateTips(standing) : []),
  ...(standing.permissions.has("owner.company.edit-jobs") ? jobTips(standing) : []),
];
