import { formatCount, pluralize } from "../formats.ts";
import type { StaffList } from "./list-views.ts";

type Noun = readonly [one: string, many: string];

type Action = {
  list: StaffList;
  noun: Noun;
  /** What happened to the rows: "12 jobs archived." */
  done: string;
  /** Whether a change of several rows can be undone, because that of a single one can. */
  isUndoable: boolean;
};

const JOBS = { list: "jobs", noun: ["job", "jobs"] } as const;
const COMPANIES = { list: "companies", noun: ["company", "companies"] } as const;

const HIGHLIGHTS = { list: "highlights", noun: ["highlight", "highlights"] } as const;

/** What staff can do to several rows of a list at once. Source: docs/product/staff-lists.md. */
export const BULK_ACTIONS = {
  "jobs.unpublish": { ...JOBS, done: "unpublished", isUndoable: false },
  "jobs.archive": { ...JOBS, done: "archived", isUndoable: true },
  "jobs.restore": { ...JOBS, done: "moved out of the archive", isUndoable: true },
  "companies.assign-manager": { ...COMPANIES, done: "assigned", isUndoable: true },
  "articles.unpublish": {
    list: "articles",
    noun: ["article", "articles"],
    done: "unpublished",
    isUndoable: false,
  },
  "highlights.activate": { ...HIGHLIGHTS, done: "active again", isUndoable: true },
  "highlights.deactivate": { ...HIGHLIGHTS, done: "made inactive", isUndoable: true },
  "deleted_accounts.restore": {
    list: "deleted_accounts",
    noun: ["account", "accounts"],
    done: "restored",
    isUndoable: false,
  },
  "staff.resend-invitation": {
    list: "staff",
    noun: ["invitation", "invitations"],
    done: "sent again",
    isUndoable: false,
  },
} as const satisfies Record<string, Action>;
export type BulkAction = keyof typeof BULK_ACTIONS;
export const BULK_ACTION_NAMES = Object.keys(BULK_ACTIONS) as [BulkAction, ...BulkAction[]];

/** The lists with something that can be done to several rows. */
export const BULK_LISTS = [...new Set(Object.values(BULK_ACTIONS).map(({ list }) => list))] as [
  BulkList,
  ...BulkList[],
];
export type BulkList = (typeof BULK_ACTIONS)[BulkAction]["list"];

/** The path of each of these lists in the back office. */
export const BULK_LIST_PATHS: Record<BulkList, string> = {
  jobs: "jobs",
  companies: "companies",
  articles: "magazine",
  highlights: "highlights",
  deleted_accounts: "deleted-accounts",
  staff: "admin-users",
};

/** How many rows one change can have. */
export const BULK_ROWS_MAX = 5000;
/** For how many minutes from its start a change can be undone. */
export const BULK_UNDO_MIN = 60;
/** How many seconds after a change has ended its starter is notified, unless they have seen it end. */
export const BULK_NOTICE_S = 10;
/** For how many seconds the same request is taken for the same press. */
export const BULK_REPEAT_S = 5;
/** How many of the rows that change a preview names, and how many that didn't change a change lists. */
export const BULK_NAMED_MAX = 10;
export const BULK_FAILED_MAX = 200;

/** Where a change of several rows is: it can still be undone, or be undoing. */
export const BULK_STAGES = ["running", "finished", "undoing", "undone"] as const;

export const BULK_MESSAGES = {
  noRows: "Select at least one.",
  tooMany: `Change up to ${formatCount(BULK_ROWS_MAX)} at a time.`,
  manager: "Choose a manager, or nobody.",
  running: "Your last change to this list is still running. Wait for it to finish, or stop it.",
  undoOver: "This change can no longer be undone.",
  notUndoable: "This change can’t be undone.",
  notPermitted: "Not changed: you no longer have permission.",
  deleted: "Deleted meanwhile.",
  changedSince: "Changed since, so it stays as it is.",
  onlyPublished: "Only published jobs can be unpublished.",
  onlyClosed: "Only drafts, unpublished and expired jobs can be archived.",
  onlyArchived: "Not in the archive.",
  sameManager: "Already with this manager.",
  noManager: "Without a manager already.",
  onlyPublishedArticles: "Only published articles can be unpublished.",
  active: "Active already.",
  inactive: "Inactive already.",
  accepted: "They have accepted their invitation.",
  restored: "Restored already, or deleted for good.",
};

/** Says what a finished change did: "12 jobs archived.", "3 companies assigned to Ada Lovelace." */
export const describeBulkChange = (
  { action, manager_name: manager }: { action: BulkAction; manager_name: string | null },
  count: number,
): string => {
  const { noun, done }: Action = BULK_ACTIONS[action];
  const counted = pluralize(count, ...noun);
  if (action !== "companies.assign-manager") return `${counted} ${done}.`;
  return manager === null
    ? `${counted} without a manager now.`
    : `${counted} ${done} to ${manager}.`;
};
