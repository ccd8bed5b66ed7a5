import { type ColumnStatus, toColumnStatus } from "./board-columns.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

export const CANDIDATE_TABS = ["profile", "messages", "history"] as const;
export type CandidateTab = (typeof CANDIDATE_TABS)[number];
export type CandidatesLayout = "board" | "list";

/** What the page's address says: how one looks at whom. */
export type CandidatesView = {
  layout: CandidatesLayout;
  search: string;
  /** The candidate beside the list; null: none. */
  candidate: number | null;
  tab: CandidateTab;
  /** The column in view on a phone; a closed one is also opened on a wide screen. */
  column: ColumnStatus;
  /** The status that a list is narrowed to; null: every status. */
  status: ApplicationStatus | null;
};

const NEW: ColumnStatus = APPLICATION_STATUSES.NEW_CANDIDATE;
const STATUSES = Object.values(APPLICATION_STATUSES);

/** Reads the address; what it does not say, or says wrongly, is as at first. */
export const readCandidatesView = (query: URLSearchParams): CandidatesView => {
  const candidate = query.get("candidate") ?? "";
  return {
    layout: query.get("view") === "list" ? "list" : "board",
    search: query.get("q") ?? "",
    candidate: /^[1-9]\d{0,14}$/.test(candidate) ? Number(candidate) : null,
    tab: CANDIDATE_TABS.find((tab) => tab === query.get("tab")) ?? "profile",
    column: toColumnStatus(Number(query.get("column"))) ?? NEW,
    status: STATUSES.find((status) => String(status) === query.get("status")) ?? null,
  };
};

/** The address's query for a view, as short as it can be: "" or "?view=list&candidate=7". */
export const candidatesQuery = (view: CandidatesView): string => {
  const query = new URLSearchParams({
    ...(view.layout === "list" && { view: "list" }),
    ...(view.search && { q: view.search }),
    ...(view.column !== NEW && { column: String(view.column) }),
    ...(view.status !== null && { status: String(view.status) }),
    ...(view.candidate !== null && { candidate: String(view.candidate) }),
    ...(view.candidate !== null && view.tab !== "profile" && { tab: view.tab }),
  }).toString();
  return query && `?${query}`;
};
