import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ChangeLog, ChangeLogSkeleton } from "@devguild/design-system/change-log";
import { ErrorState } from "@devguild/design-system/error-state";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { useQuery } from "@tanstack/react-query";

import { toRecentCall } from "./audit-address.ts";
import { toLogged } from "./to-logged.ts";

const LOADING_ROWS = 4;

type Props = { companyId: number; activityHref: string };

/** What changed last at a company, with the way to all changes. */
export function RecentChanges({ companyId, activityHref }: Props) {
  const trail = useQuery(api.auditTrail.list.options(toRecentCall(companyId)));
  const { data: page, error } = trail;
  return (
    <section aria-label="Activity">
      <SectionHead title="Activity" end={<TextLink to={activityHref}>All activity</TextLink>} />
      {error && !page ? (
        <ErrorState
          title="The changes didn’t load."
          onRetry={() => void trail.refetch()}
          retrying={trail.isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : !page ? (
        <ChangeLogSkeleton rows={LOADING_ROWS} />
      ) : page.data.length === 0 ? (
        <p className="dim">
          Changes to ads, candidates, the profile, users and billing will appear here.
        </p>
      ) : (
        <ChangeLog headingLevel={3} entries={page.data.map(toLogged)} />
      )}
    </section>
  );
}
