import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

import { COLUMN_STATUSES } from "./board-columns.ts";

export const CANDIDATE_TABS = ["profile", "messages", "history"] as const;
export type CandidateTab = (typeof CANDIDATE_TABS)[number];

const LAYOUTS = ["board", "list"] as const;
export type CandidatesLayout = (typeof LAYOUTS)[number];

/** The query parameters of a job's candidates page: layout, filters and the open candidate. */
export const CANDIDATES_VIEW = {
  layout: { ...oneOf(LAYOUTS), name: "view" },
  search: { ...text, name: "q" },
  /** The visible column on a phone; a closed one is also expanded on a wide screen. */
  column: oneOf(COLUMN_STATUSES),
  /** Filters the list by status; null for all. */
  status: oneOf(Object.values(APPLICATION_STATUSES), null),
  /** The candidate open beside the list; null for none. */
  candidate: number,
  tab: { ...oneOf(CANDIDATE_TABS), needs: "candidate" },
};
export type CandidatesView = AddressState<typeof CANDIDATES_VIEW>;
