import type { Permission } from "@devguild/schemas/constants/accounts";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import type { JobStanding } from "./job-standing.queries.ts";

type Tip = CompanyDashboard["tips"][number];

type Standing = JobStanding & {
  slotsLeft: number;
  /** Whether the account holder's email address is unconfirmed. */
  isUnconfirmed: boolean;
  permissions: ReadonlySet<Permission>;
};

/** Below this, a difference in applications is chance. */
const LEAST_MORE_PERCENT = 10;

const formatCount = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

const candidateTips = ({ newCandidates, onlyJobWithNew }: Standing): Tip[] => {
  if (newCandidates === 0) return [];
  const path =
    onlyJobWithNew === null
      ? "/company/job/candidates"
      : `/company/job/${onlyJobWithNew}/candidates`;
  return [{ key: "new-candidates", text: formatCount(newCandidates, "new candidate"), path }];
};

const jobTips = ({
  counts: { all, pending },
  expiringSoon: ending,
  newestDraft: draft,
  adWithoutSalary: hidden,
  salaryEffect: more,
  slotsLeft,
  isUnconfirmed,
}: Standing): Tip[] => {
  const tips: (Tip | false)[] = [
    ending > 0 && {
      key: "expiring",
      text: `${formatCount(ending, "ad")} ${ending === 1 ? "expires" : "expire"} within a week`,
      path: "/company-dashboard?jobs=published",
    },
    isUnconfirmed &&
      pending > 0 && {
        key: "confirm-email",
        text: `${formatCount(pending, "ad")} waiting for your company’s email to be confirmed`,
        path: "/company-dashboard?jobs=pending",
      },
    draft !== null && {
      key: `draft:${draft.id}`,
      text: draft.title ? `Finish your draft “${draft.title}”` : "Finish your draft",
      path: `/company/jobs/edit/${draft.id}`,
    },
    hidden !== null &&
      more !== null &&
      more >= LEAST_MORE_PERCENT && {
        key: `salary:${hidden.id}`,
        text: `${hidden.title} has no salary. Ads with a salary get ${more}% more applications here.`,
        path: `/company/jobs/edit/${hidden.id}#salary`,
      },
    slotsLeft > 0 && {
      key: "free-slots",
      text: `${formatCount(slotsLeft, "job slot")} available`,
      path: "/company/post-job",
    },
    all === 0 &&
      slotsLeft === 0 && {
        key: "first-job",
        text: "Post your first job",
        path: "/company/post-job",
      },
  ];
  return tips.filter((tip): tip is Tip => Boolean(tip));
};

/**
 * Returns the suggested next steps a user has permission for and hasn't dismissed, the most urgent first.
 * Paths have no language prefix. Pure.
 */
export const listTips = (standing: Standing): Tip[] =>
  [
    ...(standing.permissions.has("owner.company.view-candidates") ? candidateTips(standing) : []),
    ...(standing.permissions.has("owner.company.edit-jobs") ? jobTips(standing) : []),
  ].filter(({ key }) => !standing.dismissedTips.includes(key));
