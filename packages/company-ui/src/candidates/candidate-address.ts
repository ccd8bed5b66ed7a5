import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

import { COLUMN_STATUSES } from "./board-columns.ts";

export const CANDIDATE_TABS = ["profile", "messages", "history"] as const;
export type CandidateTab = (typeof CANDIDATE_TABS)[number];

const LAYOUTS = ["board", "list"] as const;
export type CandidatesLayout = (typeof LAYOUTS)[number];

/** The address of a job's candidates: how one looks at whom. */
export const CANDIDATES_VIEW = {
  layout: { ...oneOf(LAYOUTS), name: "view" },
  search: { ...text, name: "q" },
  /** The column in view on a phone; a closed one is also opened on a wide screen. */
  column: oneOf(COLUMN_STATUSES),
  /** The status that a list is narrowed to; null: every status. */
  status: oneOf(Object.values(APPLICATION_STATUSES), null),
  /** The candidate beside the list; null: none. */
  candidate: number,
  tab: { ...oneOf(CANDIDATE_TABS), needs: "candidate" },
};
export type CandidatesView = AddressState<typeof CANDIDATES_VIEW>;
