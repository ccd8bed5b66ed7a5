import { BOARD_ACCESS_LABELS } from "./constants/admin-developers.ts";
import { SECURITY_EVENTS } from "./constants/security.ts";

type Changes = Readonly<Record<string, { after?: unknown }>>;

const BY_STAFF: Readonly<Record<string, (changes: Changes) => string>> = {
  "developer.add-interview": () => "Interview added",
  "developer.edit-interview": () => "Interview changed",
  "developer.edit-notes": () => "Internal notes changed",
  "developer.set-board-access": ({ validate_by_tm: access, disproved }) => {
    const label = BOARD_ACCESS_LABELS[access?.after as keyof typeof BOARD_ACCESS_LABELS];
    if (label) return `Job board access: ${label.toLowerCase()}`;
    return disproved?.after === true ? "Profile disproved" : "Job board access checked";
  },
  "developer.set-email": () => "Email address changed by us",
  "developer.suggest-job": () => "Job suggested",
  "developer.suspend": ({ suspended }) =>
    suspended ? "Suspended and logged out everywhere" : "Reason of the suspension changed",
  "developer.unsuspend": () => "Suspension lifted",
  "account.restore": () => "Account restored by us",
};

/** Describes an entry of the audit log about a developer in a few words. Pure. */
export const describeDeveloperEvent = (action: string, changes: Changes): string =>
  BY_STAFF[action]?.(changes) ??
  Object.entries(SECURITY_EVENTS).find(([event]) => action.endsWith(event))?.[1] ??
  "Changed";
