import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { Button } from "@devguild/design-system/button";
import { ChangeLog, ChangeLogSkeleton } from "@devguild/design-system/change-log";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import type { ListMeta } from "@devguild/schemas/fields";
import { pluralize } from "@devguild/schemas/formats";
import { useAddress } from "@devguild/session/use-address";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { AUDIT_TRAIL, CHANGES_PER_PAGE, toAuditCall, toAuditFilter } from "./audit-address.ts";
import { AuditFilters } from "./audit-filters.tsx";
import classes from "./audit-screen.module.css";
import { toLogged } from "./to-logged.ts";

const LOADING_ROWS = 8;
const UNFILTERED = { person: "", kind: null, from: "", to: "", page: 1 };

const ABOUT = "Who changed what, the latest first. Times are in UTC. Nobody can edit this list.";

const describeTotal = ({ total, capped }: ListMeta, isFiltered: boolean) => {
  if (total === 0) return isFiltered ? "No changes found" : "Activity";
  const counted = capped ? `More than ${pluralize(total, "change")}` : pluralize(total, "change");
  return isFiltered ? `${counted} found` : `${counted} so far`;
};

type Props = {
  companyId: number;
  usersHref: string;
  /** For a page with a head of its own: the title that says how much changed. */
  renderHead?: (title: string) => ReactNode;
};

/**
 * Who changed what at a company and when. The viewer has `owner.company.view-company-users`, or for
 * staff `admin.view-company-profile`. Source: docs/product/audit.md.
 */
export function AuditScreen({ companyId, usersHref, renderHead }: Props) {
  const { state, getHref, go } = useAddress(AUDIT_TRAIL);
  const trail = useQuery({
    ...api.auditTrail.list.options(toAuditCall(companyId, state)),
    placeholderData: keepPreviousData,
  });
  const people = useQuery(api.auditTrail.people.options({ params: { id: companyId } }));
  const { error } = trail;
  const page = useLastAnswer(trail, companyId);
  const filter = toAuditFilter(state);
  const isFiltered = Object.keys(filter).length > 0;
  const title = page ? describeTotal(page.meta, isFiltered) : "Activity";
  return (
    <div className={renderHead ? classes.page : `content ${classes.page}`}>
      {renderHead?.(title) ?? (
        <div>
          <Breadcrumbs parents={[{ to: usersHref, label: "Users" }]} here="Activity" />
          <PageHead title={title}>{ABOUT}</PageHead>
        </div>
      )}
      <FilterBar
        label="Filter changes"
        end={
          page &&
          page.meta.total > 0 && (
            // Files are served by the API, where the router has no page.
            <a
              className={classes.file}
              href={api.auditTrail.csv.href({ params: { id: companyId }, query: filter })}
              download
              aria-label="Download the listed changes as CSV"
            >
              <IconDownload size={16} stroke={1.75} aria-hidden /> CSV
            </a>
          )
        }
      >
        <AuditFilters
          view={state}
          people={people.data?.data ?? []}
          peopleQuery={people}
          onChange={(change) => go({ ...change, page: 1 })}
        />
      </FilterBar>
      {page && <FailedChange list={trail} />}
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
      ) : page.data.length > 0 ? (
        <ChangeLog headingLevel={2} entries={page.data.map(toLogged)} />
      ) : isFiltered || page.meta.total > 0 ? (
        <EmptyState
          kind="notFound"
          title="No changes here"
          actions={<Button onClick={() => go(UNFILTERED)}>Show all changes</Button>}
        >
          Remove a filter to see changes again.
        </EmptyState>
      ) : (
        <EmptyState title="Nothing has changed yet">
          Changes to ads, candidates, the profile, users and billing will appear here.
        </EmptyState>
      )}
      {page && page.meta.last_page > 1 && (
        <Pagination
          page={state.page}
          pageSize={CHANGES_PER_PAGE}
          total={page.meta.total}
          isCapped={page.meta.capped}
          pageHref={(number) => getHref({ page: number })}
        />
      )}
    </div>
  );
}
