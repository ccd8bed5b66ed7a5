import type { AuditEntry } from "@devguild/schemas/audit-trail";
import { AUDIT_KINDS, STAFF_NAME } from "@devguild/schemas/constants/audit-trail";

/** Returns an entry as the list of changes shows it. Pure. */
export const toLogged = ({ person, by_staff: isByStaff, kind, ...entry }: AuditEntry) => ({
  ...entry,
  name: person?.full_name || (isByStaff ? STAFF_NAME : "Someone"),
  image: person?.image,
  isOrganisation: isByStaff && person === null,
  kind: AUDIT_KINDS[kind],
});
