import { ChangedFields } from "@devguild/design-system/changed-fields";
import { CopyButton } from "@devguild/design-system/copy-button";
import { formatDate } from "@devguild/design-system/relative-time";
import { TextLink } from "@devguild/design-system/text-link";
import type { AuditLogEntry } from "@devguild/schemas/audit-log";

import { AUDIT_SOURCES } from "@devguild/schemas/constants/audit-log";

import { type AuditLogView, entryPath } from "./audit-log-address.ts";
import { EntryCompany, EntryRecord, getName, getRecordName } from "./audit-log-columns.tsx";
import classes from "./entry-details.module.css";

type Props = { entry: AuditLogEntry; getHref: (change: Partial<AuditLogView>) => string };

/** What an entry changed, its circumstances, and links that limit the log to its kind. */
export function EntryDetails({ entry, getHref }: Props) {
  const { at, person, source, action, record, company, changes } = entry;
  const toFilter = (change: Partial<AuditLogView>) => getHref({ ...change, cursor: "" });
  return (
    <div className={classes.details}>
      {changes.length > 0 && (
        <div className={classes.fields}>
          <ChangedFields changes={changes} />
        </div>
      )}
      <div>
        <dl className={classes.facts}>
          <dt>When</dt>
          <dd>
            {formatDate(at)}, {at.slice(11, 19)} UTC
          </dd>
          <dt>Who</dt>
          <dd>{getName(entry)}</dd>
          <dt>From</dt>
          <dd>{AUDIT_SOURCES[source]}</dd>
          {company && (
            <>
              <dt>Company</dt>
              <dd>
                <EntryCompany company={company} />
              </dd>
            </>
          )}
          {record && (
            <>
              <dt>Record</dt>
              <dd>
                <EntryRecord entry={entry} />
              </dd>
            </>
          )}
        </dl>
        <nav aria-label="Filter by this change" className={classes.filters}>
          {person?.full_name && (
            <TextLink to={toFilter({ person: person.id })}>Only {person.full_name}</TextLink>
          )}
          {record && (
            <>
              <TextLink to={toFilter({ record: record.kind, record_id: record.id, action: "" })}>
                Only {getRecordName(record)}
              </TextLink>
              <TextLink to={toFilter({ record: record.kind, record_id: null, action })}>
                Only this action
              </TextLink>
            </>
          )}
        </nav>
        <div className={classes.copy}>
          <CopyButton text={() => location.origin + entryPath(entry.id)} label="Copy link" />
        </div>
      </div>
    </div>
  );
}
