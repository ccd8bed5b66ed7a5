import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

/** The board's columns from left to right; the closed ones are strips until they are opened. */
const COLUMNS = [
  { status: S.NEW_CANDIDATE, short: "New", isClosed: false },
  { status: S.INTERVIEWING, short: "Interviewing", isClosed: false },
  { status: S.HIRED, short: "Hired", isClosed: false },
  { status: S.DECLINED_BY_COMPANY, short: "Declined", isClosed: true },
  { status: S.WALKED_AWAY, short: "Walked away", isClosed: true },
] as const;

/** A state that a company's candidate can be in. */
type ColumnStatus = (typeof COLUMNS)[number]["status"];

/** One column of the board with who is in it. */
export type CandidateColumn = {
  status: ColumnStatus;
  /** Its name where there is little room. */
  short: string;
  isClosed: boolean;
  candidates: Candidate[];
};

/** The states that the board has columns for, from left to right. */
export const COLUMN_STATUSES = COLUMNS.map(({ status }) => status);

/** Candidates by status, each column in the order given. */
export const toColumns = (candidates: readonly Candidate[]): CandidateColumn[] =>
  COLUMNS.map(({ status, short, isClosed }) => ({
    status,
    short,
    isClosed,
    candidates: candidates.filter((candidate) => candidate.status === status),
  }));

/** The candidates of the columns that are open, in the order in which the keyboard goes through them. */
export const listWalkable = (columns: readonly CandidateColumn[], opened: ApplicationStatus) =>
  columns
    .filter(({ status, isClosed }) => !isClosed || status === opened)
    .flatMap(({ candidates }) => candidates);

/** Where a candidate is within the column: "2 of 6 new". */
export const findPosition = (columns: readonly CandidateColumn[], candidateId: number) => {
  for (const { short, candidates } of columns) {
    const at = candidates.findIndex(({ id }) => id === candidateId);
    if (at >= 0) return `${at + 1} of ${candidates.length} ${short.toLowerCase()}`;
  }
  return null;
};
