import { type Column, DataTable } from "@devguild/design-system/data-table";
import { MatchStones } from "@devguild/design-system/match-score";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";
import { useMemo } from "react";

import { skillRatio } from "./skill-comparison.ts";
import type { ViewControl } from "./use-candidates-view.ts";
import { ViewLink } from "./view-link.tsx";

type Props = Pick<ViewControl, "hrefOf"> & {
  candidates: readonly Candidate[];
  open: Candidate | null;
  wantedSkills: readonly { id: number; name: string }[];
};

const placeOf = ({ developer }: Candidate) =>
  [developer.residence_city, developer.residence_country].filter(Boolean).join(", ");

const columnsFor = (
  hrefOf: Props["hrefOf"],
  wantedSkills: Props["wantedSkills"],
): Column<Candidate>[] => {
  const columns: Column<Candidate>[] = [
    {
      id: "name",
      head: "Name",
      cell: ({ id, developer }) => (
        <RowLink to={hrefOf({ candidate: id })} linkComponent={ViewLink}>
          {developer.full_name}
        </RowLink>
      ),
    },
    {
      id: "status",
      head: "Status",
      cell: ({ status }) => <ApplicationStatusBadge status={status} reader="staff" />,
    },
    {
      id: "match",
      head: "Match",
      cell: ({ match_points }) => <MatchStones points={match_points} />,
    },
    {
      id: "skills",
      head: "Skills",
      kind: "figure",
      cell: ({ developer }) => skillRatio(developer.skills, wantedSkills),
    },
    { id: "position", head: "Position", cell: ({ developer }) => developer.position },
    { id: "place", head: "Place", cell: placeOf },
    {
      id: "applied",
      head: "Applied",
      kind: "date",
      cell: ({ applied_at }) => formatShortDate(applied_at),
    },
  ];
  return wantedSkills.length > 0 ? columns : columns.filter(({ id }) => id !== "skills");
};

/** Candidates below each other, with what one compares them by. */
export function CandidateList({ candidates, open, wantedSkills, hrefOf }: Props) {
  const columns = useMemo(() => columnsFor(hrefOf, wantedSkills), [hrefOf, wantedSkills]);
  return (
    <DataTable
      label="Candidates"
      columns={columns}
      rows={candidates}
      rowId={({ id }) => String(id)}
      rowName={({ developer }) => developer.full_name}
      currentRow={open ? String(open.id) : undefined}
    />
  );
}
