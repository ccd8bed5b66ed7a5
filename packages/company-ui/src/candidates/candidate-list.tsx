import { Avatar } from "@devguild/design-system/avatar";
import { type Column, DataTable, type DataTableProps } from "@devguild/design-system/data-table";
import { formatShortDate, RelativeTime } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";
import { formatResidence } from "@devguild/schemas/residences";
import { useMemo } from "react";

import type { Audience } from "./audience.ts";
import classes from "./candidate-list.module.css";
import { CandidateMatch } from "./candidate-match.tsx";
import { skillRatio } from "./skill-comparison.ts";
import type { ViewControl } from "./use-candidates-view.ts";
import { ViewLink } from "./view-link.tsx";

type Props = Pick<ViewControl, "getHref"> &
  Pick<DataTableProps<Candidate>, "label" | "loadingRows" | "empty"> & {
    audience: Audience;
    candidates: readonly Candidate[];
    open: Candidate | null;
    wantedSkills: readonly { id: number; name: string }[];
  };

type BuildColumns = (
  getHref: Props["getHref"],
  wantedSkills: Props["wantedSkills"],
) => Column<Candidate>[];

const dash = <span className="dim">–</span>;

const status: Pick<Column<Candidate>, "id" | "stays" | "cell"> = {
  id: "status",
  stays: true,
  cell: ({ status: current }) => <ApplicationStatusBadge status={current} reader="staff" />,
};

type PersonProps = Pick<Props, "getHref"> & { candidate: Pick<Candidate, "id" | "developer"> };

function Person({ candidate: { id, developer }, getHref }: PersonProps) {
  return (
    <span className={classes.person}>
      <Avatar name={developer.full_name} src={developer.image} size={24} />
      <RowLink to={getHref({ candidate: id })} linkComponent={ViewLink}>
        {developer.full_name}
      </RowLink>
    </span>
  );
}

const companyColumns: BuildColumns = (getHref, wantedSkills) => {
  const columns: Column<Candidate>[] = [
    {
      id: "name",
      head: "Name",
      cell: (candidate) => <Person candidate={candidate} getHref={getHref} />,
    },
    { ...status, head: "Status" },
    {
      id: "match",
      head: "Match",
      cell: (candidate) => <CandidateMatch candidate={candidate} />,
    },
    {
      id: "skills",
      head: "Skills",
      kind: "figure",
      cell: ({ developer }) => skillRatio(developer.skills, wantedSkills),
    },
    { id: "position", head: "Position", cell: ({ developer }) => developer.position },
    {
      id: "place",
      head: "Location",
      cell: ({ developer }) =>
        formatResidence(
          developer.residence_name,
          developer.residence_city,
          developer.residence_country,
        ),
    },
    {
      id: "applied",
      head: "Applied",
      kind: "date",
      cell: ({ applied_at }) => formatShortDate(applied_at),
    },
  ];
  return wantedSkills.length > 0 ? columns : columns.filter(({ id }) => id !== "skills");
};

const staffColumns: BuildColumns = (getHref) => [
  {
    id: "name",
    head: "Candidate",
    cell: (candidate) => <Person candidate={candidate} getHref={getHref} />,
  },
  { ...status, head: "Status" },
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
        dash
      ),
  },
  {
    id: "place",
    head: "Location",
    cell: ({ developer }) =>
      formatResidence(developer.residence_name, developer.residence_city) || dash,
  },
  {
    id: "messages",
    head: "Messages",
    kind: "figure",
    cell: ({ messages }) => messages.length || <span className="dim">0</span>,
  },
  {
    id: "applied",
    head: "Applied",
    cell: ({ applied_at }) => <RelativeTime date={applied_at} className="dim" />,
  },
];

const COLUMNS_BESIDE_PANEL = new Set(["name", "status", "match"]);

/**
 * A table for comparing candidates. Staff also see those hidden from the company, and fewer columns
 * while a candidate is open. The viewer may view candidates: `owner.company.view-candidates`, or
 * `admin.view-company-jobs` as staff.
 */
export function CandidateList({
  audience,
  candidates,
  open,
  wantedSkills,
  getHref,
  ...table
}: Props) {
  const columns = useMemo(
    () => (audience === "staff" ? staffColumns : companyColumns)(getHref, wantedSkills),
    [audience, getHref, wantedSkills],
  );
  const isNarrow = audience === "staff" && open !== null;
  return (
    <DataTable
      folds="phones"
      columns={isNarrow ? columns.filter(({ id }) => COLUMNS_BESIDE_PANEL.has(id)) : columns}
      rows={candidates}
      rowId={({ id }) => String(id)}
      rowName={({ developer }) => developer.full_name}
      currentRow={open ? String(open.id) : undefined}
      {...table}
    />
  );
}
