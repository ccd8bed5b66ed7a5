import type { AuditFilter } from "@devguild/schemas/audit-trail";
import { AUDIT_KIND_NAMES, STAFF_PERSON } from "@devguild/schemas/constants/audit-trail";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

/** How many changes a page of the audit trail shows. */
export const CHANGES_PER_PAGE = 30;

/** The query parameters of a company's audit trail. */
export const AUDIT_TRAIL = {
  /** A login's id, or "staff". */
  person: text,
  kind: oneOf(AUDIT_KIND_NAMES, null),
  /** The first and the last day. */
  from: text,
  to: text,
  page: { ...number, max: 10_000, defaultValue: 1 },
};
export type AuditView = AddressState<typeof AUDIT_TRAIL>;

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Returns the filters in a URL; what makes no sense there is left out. Pure. */
export const toAuditFilter = ({ person, kind, from, to }: AuditView): AuditFilter => ({
  ...(person === STAFF_PERSON && { person: STAFF_PERSON }),
  ...(/^[1-9]\d{0,14}$/.test(person) && { person: Number(person) }),
  ...(kind !== null && { kind }),
  ...(isDay(from) && { from }),
  ...(isDay(to) && !(isDay(from) && to < from) && { to }),
});

/** Returns the input of the call that lists a company's audit trail as the URL says. */
export const toAuditCall = (companyId: number, view: AuditView) => ({
  params: { id: companyId },
  query: { ...toAuditFilter(view), page: view.page, per_page: CHANGES_PER_PAGE },
});

/** How many changes the users' page shows. */
const RECENT_CHANGES = 6;

/** Returns the input of the call that lists a company's latest changes. */
export const toRecentCall = (companyId: number) => ({
  params: { id: companyId },
  query: { per_page: RECENT_CHANGES },
});

/** The query parameters of an ad's history. */
export const JOB_HISTORY = { page: AUDIT_TRAIL.page };

/** Returns the input of the call that lists the changes to an ad. */
export const toHistoryCall = (companyId: number, jobId: number, page: number) => ({
  params: { id: companyId },
  query: { job: jobId, page, per_page: CHANGES_PER_PAGE },
});
