import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { CANDIDATE_ORDERS } from "@devguild/schemas/constants/applications";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

import { COLUMN_STATUSES } from "./board-columns.ts";

export const CANDIDATE_TABS = ["profile", "cv", "messages", "team", "history"] as const;
export type CandidateTab = (typeof CANDIDATE_TABS)[number];

const LAYOUTS = ["board", "list"] as const;
export type CandidatesLayout = (typeof LAYOUTS)[number];

/** The match points from which a candidate is a fair or a strong match. */
export const FAIR_POINTS = 2.5;
export const STRONG_POINTS = 4;
/** The years of experience to filter by. */
export const YEARS = [2, 5, 8] as const;

/** The query parameters of a job's candidates page: layout, filters and the open candidate. */
export const CANDIDATES_VIEW = {
  layout: { ...oneOf(LAYOUTS), name: "view" },
  search: { ...text, name: "q" },
  order: oneOf(CANDIDATE_ORDERS),
  /** At least this match, from 0 to 5; null for any. */
  points: oneOf([FAIR_POINTS, STRONG_POINTS], null),
  /** At least this experience; null for any. */
  years: oneOf(YEARS, null),
  /** The visible column on a phone; a closed one is also expanded on a wide screen. */
  column: oneOf(COLUMN_STATUSES),
  /** Filters the list by status; null for all. */
  status: oneOf(Object.values(APPLICATION_STATUSES), null),
  /** The candidate open beside the list; null for none. */
  candidate: number,
  tab: { ...oneOf(CANDIDATE_TABS), needs: "candidate" },
};
export type CandidatesView = AddressState<typeof CANDIDATES_VIEW>;
