import type { Column } from "@devguild/design-system/data-table";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { useNow } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import { FEED_FORMATS } from "@devguild/schemas/constants/job-listings";
import { formatCount } from "@devguild/schemas/formats";
import type { ListingSource } from "@devguild/schemas/job-listings";

import { NoValue } from "../lists/cells.tsx";
import { countChanges, describeImport } from "./describe-import.ts";
import { importPath } from "./listing-addresses.ts";
import { describeSchedule, formatTurn } from "./schedules.ts";
import classes from "./source-columns.module.css";

function SourceName({ source: { name, source, address, company, latest } }: SourceProps) {
  const format = `${FEED_FORMATS[source]}${address === "" ? " file" : ""}`;
  return (
    <span className={classes.source}>
      <LogoTile name={company?.name ?? name} src={company?.logo_url} size={32} />
      <span>
        {latest ? <TextLink to={importPath({ import: latest.import_id })}>{name}</TextLink> : name}
        <div className="dim">
          {company && company.name !== name ? `${format}, ${company.name}` : format}
        </div>
      </span>
    </span>
  );
}

type SourceProps = { source: ListingSource };

function LatestState({ source: { latest } }: SourceProps) {
  if (!latest) return <NoValue />;
  const { tone, text } = describeImport(latest);
  return (
    <>
      <Status tone={tone}>{text}</Status>
      {latest.state !== "review" && latest.problem !== null && (
        <div className={`dim ${classes.reason}`}>{latest.problem}</div>
      )}
    </>
  );
}

function Turn({ at }: { at: string | null }) {
  const now = useNow();
  if (at === null) return <NoValue />;
  return (
    <time className="dim" dateTime={at} suppressHydrationWarning>
      {formatTurn(at, now)}
    </time>
  );
}

function NextTurn({ source: { latest, next_run_at: at } }: SourceProps) {
  if (at !== null && latest?.state === "review") return <span className="dim">After review</span>;
  return <Turn at={at} />;
}

/** The columns of the list of sources. */
export const SOURCE_COLUMNS: readonly Column<ListingSource>[] = [
  { id: "source", head: "Source", cell: (source) => <SourceName source={source} /> },
  {
    id: "status",
    head: "Status",
    cell: (source) => <LatestState source={source} />,
  },
  {
    id: "schedule",
    head: "Schedule",
    cell: describeSchedule,
  },
  {
    id: "latest",
    head: "Last import",
    kind: "date",
    cell: ({ latest }) => <Turn at={latest?.started_at ?? null} />,
  },
  {
    id: "changes",
    head: "New, changed, closed",
    kind: "date",
    cell: ({ latest }) => (latest ? countChanges(latest) : <NoValue />),
  },
  { id: "next", head: "Next", kind: "date", cell: (source) => <NextTurn source={source} /> },
  { id: "live", head: "Live", kind: "figure", cell: ({ live }) => formatCount(live) },
];
