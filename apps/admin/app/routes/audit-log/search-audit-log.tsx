import { api } from "@devguild/api-client/browser-api";
import { TextLink } from "@devguild/design-system/text-link";
import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useAddress } from "@devguild/session/use-address";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import {
  AUDIT_LOG,
  type AuditLogView,
  toLogCall,
  toLogFilter,
} from "../../features/audit-log/audit-log-address.ts";
import { AUDIT_LOG_COLUMNS, getName } from "../../features/audit-log/audit-log-columns.tsx";
import { AuditLogFilters } from "../../features/audit-log/audit-log-filters.tsx";
import { AuditLogSearch } from "../../features/audit-log/audit-log-search.tsx";
import { EntryDetails } from "../../features/audit-log/entry-details.tsx";
import { useLogViews } from "../../features/audit-log/use-log-views.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { ListFrame } from "../../features/lists/list-frame.tsx";
import { useNextLocation } from "../../features/lists/use-list.ts";
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

const UNFILTERED = {
  person: null,
  source: null,
  record: null,
  record_id: null,
  action: "",
  from: "",
  to: "",
  entry: null,
  cursor: "",
};

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
  const isChanging = useNextLocation() !== null;
  const views = useLogViews(address);
  const log = useQuery(api.auditLog.list.options(toLogCall(state)));
  const records = useQuery(api.auditLog.options.options());
  const staff = useQuery(api.adminUsers.list.options());
  const entries = log.data?.data;
  const isEmpty = entries?.length === 0;
  const filter = toLogFilter(state);
  const isFiltered = Object.keys(filter).length > 0;
  const isFirstPage = state.cursor === "";
  const next = log.data?.meta.next_cursor;
  const people = listPeople(staff.data?.data ?? [], entries ?? []);
  const change = (filters: Partial<AuditLogView>) => go({ ...filters, cursor: "" });
  return (
    <ListFrame
      name="audit-log"
      title="Audit log"
      noun={["entry", "entries"]}
      firstRow="What people change in Devguild appears here."
      counted={log.data?.meta}
      columns={AUDIT_LOG_COLUMNS}
      rows={entries}
      rowId={({ id }) => String(id)}
      rowName={(entry) => `${getName(entry)} ${entry.sentence}`}
      openAtFirst={state.entry === null ? [] : [String(state.entry)]}
      renderDetails={(entry) => <EntryDetails entry={entry} getHref={getHref} />}
      isError={log.isError}
      isFetching={log.isFetching}
      refetch={log.refetch}
      isChanging={isChanging}
      views={views}
      filters={
        <>
          <AuditLogSearch people={people} onChange={change} />
          <AuditLogFilters
            view={state}
            people={people}
            staff={staff}
            records={records}
            onChange={change}
          />
        </>
      }
      // A page after the last one is as empty as a filter that finds nothing.
      clearHref={isFiltered || (isEmpty && !isFirstPage) ? getHref(UNFILTERED) : null}
      csvHref={entries && !isEmpty ? api.auditLog.csv.href({ query: filter }) : undefined}
      foot={
        <div className={classes.foot}>
          <span className="dim">Kept for 24 months. Nobody can edit it.</span>
          {(next || !isFirstPage) && (
            <nav aria-label="Pages" className={classes.pages}>
              {!isFirstPage && <TextLink to={getHref({ cursor: "" })}>Newest entries</TextLink>}
              {next && <TextLink to={getHref({ cursor: next })}>Older entries</TextLink>}
            </nav>
          )}
        </div>
      }
    />
  );
}
