import type { AuditLogFilter } from "@devguild/schemas/audit-log";
import {
  AUDIT_RECORD_NAMES,
  AUDIT_SOURCE_NAMES,
  type AuditRecord,
} from "@devguild/schemas/constants/audit-log";
import { type AddressState, number, oneOf, text, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

/** The query parameters of the audit log. */
export const AUDIT_LOG = {
  /** A login's id. */
  person: number,
  source: oneOf(AUDIT_SOURCE_NAMES, null),
  record: oneOf(AUDIT_RECORD_NAMES, null),
  record_id: { ...number, needs: "record" },
  action: { ...text, needs: "record" },
  /** The first and the last day. */
  from: text,
  to: text,
  /** One entry, as a copied link shows it. */
  entry: number,
  /** The cursor of the page. */
  cursor: text,
  /** The id of the saved view that it started from. */
  view: number,
};
export type AuditLogView = AddressState<typeof AUDIT_LOG>;

const AUDIT_LOG_PATH = localized("/admin/audit-log");

/** Serialises what a saved view keeps of the log: its filters. */
export const writeLogView = (state: AuditLogView) =>
  writeAddress(AUDIT_LOG, { ...state, cursor: "", view: null });

/** Returns the path of the audit log with one entry, opened. */
export const entryPath = (entry: number) => AUDIT_LOG_PATH + writeAddress(AUDIT_LOG, { entry });

/** Returns the path of the audit log of one record. */
export const recordLogPath = (record: AuditRecord, id: number) =>
  AUDIT_LOG_PATH + writeAddress(AUDIT_LOG, { record, record_id: id });

const isCursor = (value: string) => /^[0-9a-z]{1,8}-[0-9a-z]{1,11}$/.test(value);

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Returns the filters in a URL; what makes no sense there is left out. Pure. */
export const toLogFilter = ({
  person,
  source,
  record,
  record_id: id,
  action,
  from,
  to,
  entry,
}: AuditLogView): AuditLogFilter => ({
  ...(person !== null && { person }),
  ...(source !== null && { source }),
  ...(record !== null && {
    record,
    ...(id !== null && { record_id: id }),
    ...(/^[a-z-]+\.[a-z-]+$/.test(action) && action.length <= 60 && { action }),
  }),
  ...(entry !== null && { entry }),
  ...(isDay(from) && { from }),
  ...(isDay(to) && !(isDay(from) && to < from) && { to }),
});

/** Returns the input of the call that lists the audit log as the URL says. */
export const toLogCall = (view: AuditLogView) => ({
  query: {
    ...toLogFilter(view),
    ...(isCursor(view.cursor) && { cursor: view.cursor }),
  },
});

/** The query parameters of a record's history. */
export const RECORD_HISTORY = { cursor: AUDIT_LOG.cursor };

/** Returns the input of the call that lists the changes to a record. */
export const toHistoryCall = (id: number, { cursor }: AddressState<typeof RECORD_HISTORY>) => ({
  params: { id },
  query: isCursor(cursor) ? { cursor } : {},
});
