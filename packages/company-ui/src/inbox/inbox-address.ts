import type { InboxFilter } from "@devguild/schemas/candidate-inbox";
import {
  INBOX_ORDERS,
  INBOX_STATUSES,
  type InboxStatus,
  LONG_WAIT_DAYS,
  WAITING_DAYS,
} from "@devguild/schemas/constants/candidate-inbox";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import {
  type AddressState,
  choices,
  number,
  oneOf,
  slugs,
  text,
  writeAddress,
} from "@devguild/session/addresses";

import { COLUMN_STATUSES } from "../candidates/board-columns.ts";
import { CANDIDATE_TABS, FAIR_POINTS, STRONG_POINTS } from "../candidates/candidate-address.ts";

export const CANDIDATES_PER_PAGE = 50;

const POINTS = [FAIR_POINTS, STRONG_POINTS] as const;

/** What narrows the candidates of all jobs, and their order. */
const FILTER = {
  stages: { ...choices(INBOX_STATUSES.map(String)), name: "stage" },
  jobs: { ...slugs, name: "job" },
  skills: { ...slugs, name: "skill" },
  locations: { ...slugs, name: "location" },
  sources: { ...slugs, name: "source" },
  points: oneOf(POINTS, null),
  waiting: oneOf(WAITING_DAYS, null),
  search: { ...text, name: "q" },
  order: oneOf(INBOX_ORDERS),
};

const LAYOUTS = ["list", "board"] as const;
export type InboxLayout = (typeof LAYOUTS)[number];

const LAYOUT = { ...oneOf(LAYOUTS), name: "view" };

/** The query parameters of the inbox: the layout, the filter, the page and the open candidate. */
export const INBOX_VIEW = {
  layout: LAYOUT,
  ...FILTER,
  /** The column that a phone shows; a closed one is also expanded on a wide screen. */
  column: oneOf(COLUMN_STATUSES),
  page: { ...number, max: 10_000, defaultValue: 1 },
  candidate: number,
  tab: { ...oneOf(CANDIDATE_TABS), needs: "candidate" },
};
export type InboxView = AddressState<typeof INBOX_VIEW>;
type FilterState = AddressState<typeof FILTER>;

const MAX_ID_LENGTH = 15;

const toIds = (texts: readonly string[]) =>
  texts.filter((each) => /^[1-9]\d*$/.test(each) && each.length <= MAX_ID_LENGTH).map(Number);

const isStatus = (status: number) => INBOX_STATUSES.some((each) => each === status);

/** Converts what the address says to a filter that can be saved. */
export const toFilter = (state: FilterState): InboxFilter => ({
  statuses: toIds(state.stages).filter(isStatus) as InboxFilter["statuses"],
  job_ids: toIds(state.jobs),
  skill_ids: toIds(state.skills),
  location_ids: toIds(state.locations),
  sources: state.sources,
  min_points: state.points,
  min_waiting_days: state.waiting,
  search: state.search,
  order: state.order,
});

const findOption = <Option extends number>(options: readonly Option[], value: number | null) =>
  options.find((option) => option === value) ?? null;

/** Converts a saved filter to what the address says. */
export const toState = (filter: InboxFilter): FilterState => ({
  stages: filter.statuses.map(String),
  jobs: filter.job_ids.map(String),
  skills: filter.skill_ids.map(String),
  locations: filter.location_ids.map(String),
  sources: filter.sources,
  points: findOption(POINTS, filter.min_points),
  waiting: findOption(WAITING_DAYS, filter.min_waiting_days),
  search: filter.search,
  order: filter.order,
});

/** Everything open, newest first. */
export const NO_FILTER: FilterState = {
  stages: [],
  jobs: [],
  skills: [],
  locations: [],
  sources: [],
  points: null,
  waiting: null,
  search: "",
  order: "newest",
};

/** Writes the part of an address that a view of candidates owns; the same filter, the same text. */
export const writeFilter = (state: FilterState) => writeAddress(FILTER, state);

const VIEW = { layout: LAYOUT, ...FILTER };

/** Writes the address of a view of candidates in a layout. */
export const writeView = (state: FilterState, layout: InboxLayout) =>
  writeAddress(VIEW, { ...state, layout });

const inStages = (...stages: number[]) => ({ ...NO_FILTER, stages: stages.map(String) });

/** The filter of new candidates who have waited long, the longest first. */
export const LONG_WAIT: FilterState = {
  ...inStages(APPLICATION_STATUSES.NEW_CANDIDATE),
  waiting: LONG_WAIT_DAYS,
  order: "waiting",
};

/** The views that everybody has. */
export const BUILT_IN_VIEWS = [
  { id: "open", label: "Open", state: NO_FILTER },
  { id: "fresh", label: "New", state: inStages(APPLICATION_STATUSES.NEW_CANDIDATE) },
  {
    id: "waiting",
    label: `Waiting over ${LONG_WAIT_DAYS} days`,
    state: LONG_WAIT,
  },
  {
    id: "interviewing",
    label: "Interviewing",
    state: inStages(APPLICATION_STATUSES.INTERVIEWING),
  },
] as const satisfies readonly { id: string; label: string; state: FilterState }[];

/** Returns the query of the call that lists the candidates as the address says. */
export const toInboxQuery = (state: FilterState) => {
  const { min_points, min_waiting_days, ...filter } = toFilter(state);
  return {
    ...filter,
    ...(min_points !== null && { min_points }),
    ...(min_waiting_days !== null && { min_waiting_days }),
  };
};

/** Returns the input of the call that lists a page of a company's candidates. */
export const toInboxCall = (
  companyId: number,
  { page, ...state }: FilterState & { page: number },
) => ({
  params: { companyId },
  query: { ...toInboxQuery(state), page, per_page: CANDIDATES_PER_PAGE },
});

/** Returns the input of the call that says how long the candidates have waited; their order doesn't matter. */
export const toWaitsCall = (companyId: number, state: FilterState) => ({
  params: { companyId },
  query: { ...toInboxQuery({ ...state, order: NO_FILTER.order }) },
});

const CARDS_PER_COLUMN = 25;

/** Returns the input of the call that lists a page of one column of the board. */
export const toColumnCall = (
  companyId: number,
  state: FilterState,
  { status, page }: { status: InboxStatus; page: number },
) => ({
  params: { companyId },
  query: { ...toInboxQuery(state), statuses: [status], page, per_page: CARDS_PER_COLUMN },
});
