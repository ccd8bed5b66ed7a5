import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ChangeLog, ChangeLogSkeleton } from "@devguild/design-system/change-log";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { PageHead } from "@devguild/design-system/page-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useAddress } from "@devguild/session/use-address";
import { withQueries } from "@devguild/session/with-queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import {
  AUDIT_LOG,
  type AuditLogView,
  toLogCall,
  toLogFilter,
} from "../../features/audit-log/audit-log-address.ts";
import { AuditLogFilters } from "../../features/audit-log/audit-log-filters.tsx";
import { EntryLinks } from "../../features/audit-log/entry-links.tsx";
import { useLogViews } from "../../features/audit-log/use-log-views.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { CsvLink } from "../../features/lists/csv-link.tsx";
import { SaveViewButton, ViewTabs } from "../../features/lists/list-views.tsx";
import classes from "./search-audit-log.module.css";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.manage-admin-users");
  const { api: calls, queries, url } = loading;
  const view = readAddress(AUDIT_LOG, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.auditLog.list.options(toLogCall(view))),
    queries.prefetchQuery(calls.auditLog.options.options()),
    queries.prefetchQuery(calls.adminUsers.list.options()),
    queries.prefetchQuery(calls.listViews.list.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Audit log");

const LOADING_ROWS = 12;

/** Staff, and whoever else is among the entries. */
const listPeople = (
  staff: readonly { user_id: number; full_name: string }[],
  entries: readonly AuditLogEntry[],
) => {
  const names = new Map(staff.map(({ user_id: id, full_name: name }) => [id, name]));
  for (const { person } of entries)
    if (person?.full_name && !names.has(person.id)) names.set(person.id, person.full_name);
  return [...names].map(([id, label]) => ({ value: String(id), label }));
};

export default function SearchAuditLog() {
  const address = useAddress(AUDIT_LOG);
  const { state, getHref, go } = address;
  const views = useLogViews(address);
  const log = useQuery({
    ...api.auditLog.list.options(toLogCall(state)),
    placeholderData: keepPreviousData,
  });
  const records = useQuery(api.auditLog.options.options()).data?.data ?? [];
  const staff = useQuery(api.adminUsers.list.options()).data?.data ?? [];
  const { data: answer, error } = log;
  const entries = answer?.data ?? [];
  const filter = toLogFilter(state);
  const isFiltered = Object.keys(filter).length > 0;
  const change = (next: Partial<AuditLogView>) => go({ ...next, cursor: "" });
  const next = answer?.meta.next_cursor;
  return (
    <div className={page.page}>
      <PageHead dense title="Audit log">
        Everything staff and companies changed in the last 24 months, the latest first. Times are in
        UTC. Nobody can edit it.
      </PageHead>
      <div className={classes.body}>
        <ViewTabs views={views} />
        <FilterBar
          label="Filter the audit log"
          end={
            entries.length > 0 && (
              <CsvLink
                href={api.auditLog.csv.href({ query: filter })}
                label="Download the audit log as CSV, as filtered"
              />
            )
          }
        >
          <AuditLogFilters
            view={state}
            people={listPeople(staff, entries)}
            records={records}
            onChange={change}
          />
          <SaveViewButton views={views} />
        </FilterBar>
        {error && !answer ? (
          <ErrorState
            title="The audit log didn’t load."
            onRetry={() => void log.refetch()}
            retrying={log.isFetching}
          >
            {failureText(error)}
          </ErrorState>
        ) : !answer ? (
          <ChangeLogSkeleton rows={LOADING_ROWS} />
        ) : entries.length > 0 ? (
          <ChangeLog
            headingLevel={2}
            entries={entries.map((entry) => ({
              ...entry,
              name: entry.person?.full_name || "Someone",
              image: entry.person?.image,
              links: <EntryLinks entry={entry} onFilter={change} />,
            }))}
          />
        ) : isFiltered || state.cursor !== "" ? (
          <EmptyState
            kind="notFound"
            title="No entries here"
            actions={
              <Button
                onClick={() =>
                  change({
                    person: "",
                    record: null,
                    record_id: null,
                    action: "",
                    from: "",
                    to: "",
                  })
                }
              >
                Show all entries
              </Button>
            }
          >
            Remove a filter to see entries again.
          </EmptyState>
        ) : (
          <EmptyState title="Nothing has changed yet">
            What staff and companies change will appear here.
          </EmptyState>
        )}
        {(next || state.cursor !== "") && entries.length > 0 && (
          <nav aria-label="Pages" className={classes.pages}>
            {state.cursor !== "" && (
              <TextLink to={getHref({ cursor: "" })}>Newest entries</TextLink>
            )}
            {next && <TextLink to={getHref({ cursor: next })}>Older entries</TextLink>}
          </nav>
        )}
      </div>
    </div>
  );
}
