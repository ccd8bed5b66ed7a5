import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

/** The board's columns from left to right; closed ones are collapsed to strips. */
const COLUMNS = [
  { status: S.NEW_CANDIDATE, short: "New", isClosed: false },
  { status: S.INTERVIEWING, short: "Interviewing", isClosed: false },
  { status: S.HIRED, short: "Hired", isClosed: false },
  { status: S.DECLINED_BY_COMPANY, short: "Declined", isClosed: true },
  { status: S.WALKED_AWAY, short: "Walked away", isClosed: true },
] as const;

/** The status of a candidate that a company can see. */
type ColumnStatus = (typeof COLUMNS)[number]["status"];

/** One column of a board with its candidates. */
export type StatusColumn<Item> = {
  status: ColumnStatus;
  /** Its name where space is tight. */
  short: string;
  isClosed: boolean;
  /** How many it has, loaded or not. */
  count: number;
  candidates: readonly Item[];
};
export type CandidateColumn = StatusColumn<Candidate>;

/** How many cards a column shows at most: with more, a list is easier to read and faster. */
export const CARDS_MAX = 100;

/** The statuses with a column on the board, from left to right. */
export const COLUMN_STATUSES = COLUMNS.map(({ status }) => status);

/** Groups candidates by status; each column keeps the given order. */
export const toColumns = <Item extends { status: ApplicationStatus }>(
  candidates: readonly Item[],
  counts: CandidateCounts,
): StatusColumn<Item>[] =>
  COLUMNS.map(({ status, short, isClosed }) => ({
    status,
    short,
    isClosed,
    count: counts.find((counted) => counted.status === status)?.count ?? 0,
    candidates: candidates.filter((candidate) => candidate.status === status),
  }));

/** Lists the candidates of the open columns, in the order of keyboard navigation. */
export const listWalkable = <Item>(
  columns: readonly StatusColumn<Item>[],
  opened: ApplicationStatus,
) =>
  columns
    .filter(({ status, isClosed }) => !isClosed || status === opened)
    .flatMap(({ candidates }) => candidates);

/** Formats a candidate's position in their column: "2 of 6 new". */
export const findPosition = (
  columns: readonly StatusColumn<{ id: number }>[],
  candidateId: number,
) => {
  for (const { short, count, candidates } of columns) {
    const at = candidates.findIndex(({ id }) => id === candidateId);
    if (at >= 0) return `${at + 1} of ${count} ${short.toLowerCase()}`;
  }
  return null;
};
