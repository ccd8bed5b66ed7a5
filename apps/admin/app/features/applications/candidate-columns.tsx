import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";

import { Figure } from "../lists/cells.tsx";
import classes from "./candidate-columns.module.css";
import { CandidateMatch } from "./candidate-match.tsx";
import { InPlaceLink } from "./in-place-link.tsx";

/** What a row of a job's candidates shows; `hrefOf` is where a candidate opens beside the list. */
export const candidateColumns = (hrefOf: (id: number) => string): Column<Candidate>[] => [
  {
    id: "name",
    head: "Candidate",
    cell: ({ id, developer }) => (
      <span className={classes.person}>
        <Avatar name={developer.full_name} src={developer.image} size={24} />
        <RowLink to={hrefOf(id)} linkComponent={InPlaceLink}>
          {developer.full_name}
        </RowLink>
      </span>
    ),
  },
  {
    id: "status",
    head: "State",
    cell: ({ status }) => <ApplicationStatusBadge status={status} reader="staff" />,
  },
  {
    id: "match",
    head: "Match",
    cell: (candidate) => <CandidateMatch candidate={candidate} />,
  },
  {
    id: "position",
    head: "Position",
    cell: ({ developer }) =>
      developer.position ? (
        <span className={classes.clip} title={developer.position}>
          {developer.position}
        </span>
      ) : (
        <span className="dim">–</span>
      ),
  },
  {
    id: "place",
    head: "Lives in",
    cell: ({ developer }) => developer.residence_city ?? <span className="dim">–</span>,
  },
  {
    id: "messages",
    head: "Messages",
    kind: "figure",
    cell: ({ messages }) => <Figure value={messages.length} />,
  },
  {
    id: "applied",
    head: "Applied",
    cell: ({ applied_at }) => <RelativeTime date={applied_at} className="dim" />,
  },
];

const BESIDE_A_PANEL = new Set(["name", "status", "match"]);

/** The columns that there is room for while a candidate is open beside the list. */
export const narrowed = (columns: Column<Candidate>[]) =>
  columns.filter(({ id }) => BESIDE_A_PANEL.has(id));
