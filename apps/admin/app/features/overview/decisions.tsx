import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { Link } from "@devguild/design-system/link";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton } from "@devguild/design-system/skeleton";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { AdminDecisions } from "@devguild/schemas/overview";
import { localized } from "@devguild/session/redirects";
import { IconArrowRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { companyAccountPath } from "../companies/company-addresses.ts";
import { membershipName } from "../companies/company-list.ts";
import classes from "./decisions.module.css";

/** What waits, in words, with the screen where it is decided. Pure. */
export const listDecisions = (waiting: AdminDecisions) =>
  [
    {
      count: waiting.pending_jobs,
      text: `${pluralize(waiting.pending_jobs, "ad")} waiting for a confirmed email address`,
      to: localized("/admin/jobs?status=pending"),
    },
    {
      count: waiting.unverified_companies,
      text: `${pluralize(waiting.unverified_companies, "company", "companies")} to verify`,
      to: localized("/admin/companies?status=2"),
    },
    {
      count: waiting.imports_to_review,
      text: `${pluralize(waiting.imports_to_review, "import")} to review`,
      to: localized("/admin/job-listings"),
    },
    {
      count: waiting.failed_imports,
      text: `${pluralize(waiting.failed_imports, "import")} failed`,
      to: localized("/admin/job-listings"),
    },
    ...waiting.ending_memberships.map(({ company_id: id, company_name, kind, valid_until }) => ({
      count: 1,
      text: `${company_name}: ${membershipName(kind).label} ends on ${formatShortDate(valid_until)}`,
      to: companyAccountPath(id),
    })),
  ].filter(({ count }) => count > 0);

/** What needs a decision of staff today, each with the way to it. */
export function Decisions() {
  const decisions = useQuery(api.overview.decisions.options());
  const waiting = decisions.data && listDecisions(decisions.data.data);
  const total = waiting?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section aria-label="Decisions">
      <SectionHead
        title="Decisions"
        end={total > 0 && <span className="num dim">{formatCount(total)}</span>}
      />
      {decisions.isError && !waiting ? (
        <ErrorState
          title="What needs a decision didn’t load."
          onRetry={() => void decisions.refetch()}
          retrying={decisions.isFetching}
        />
      ) : !waiting ? (
        <Skeleton height={120} radius={10} />
      ) : waiting.length === 0 ? (
        <p className="dim">Nothing needs a decision today.</p>
      ) : (
        <ul className={classes.decisions}>
          {waiting.map(({ text, to }) => (
            <li key={text}>
              <Link to={to} className={classes.link}>
                {text}
                <IconArrowRight size={16} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
