import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { TextLink } from "@devguild/design-system/text-link";
import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import { AUDIT_RECORDS } from "@devguild/schemas/constants/audit-log";
import { IconFilter } from "@tabler/icons-react";

import { companyAccountPath } from "../companies/company-addresses.ts";
import type { AuditLogView } from "./audit-log-address.ts";
import classes from "./entry-links.module.css";
import { findRecordPath } from "./record-path.ts";

type Props = { entry: AuditLogEntry; onFilter: (change: Partial<AuditLogView>) => void };

/** What an entry is about, with links, and a menu that limits the log to its kind. */
export function EntryLinks({ entry, onFilter }: Props) {
  const { record, company, person, action } = entry;
  const path = findRecordPath(entry);
  const label = record && `${AUDIT_RECORDS[record.kind].label} #${record.id}`;
  return (
    <>
      <span className={classes.links}>
        {company && <TextLink to={companyAccountPath(company.id)}>{company.name}</TextLink>}
        {record &&
          (path && record.kind !== "company" ? (
            <TextLink to={path}>{label}</TextLink>
          ) : (
            <span className="dim">{label}</span>
          ))}
      </span>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={`Filter by this change: ${entry.sentence}`}
            icon={<IconFilter size={16} stroke={1.75} aria-hidden />}
          />
        }
      >
        {person?.full_name && (
          <MenuItem onSelect={() => onFilter({ person: String(person.id) })}>
            Only {person.full_name}
          </MenuItem>
        )}
        {record && (
          <MenuItem
            onSelect={() => onFilter({ record: record.kind, record_id: record.id, action: "" })}
          >
            Only {label}
          </MenuItem>
        )}
        {record && (
          <MenuItem onSelect={() => onFilter({ record: record.kind, record_id: null, action })}>
            Only this action
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
