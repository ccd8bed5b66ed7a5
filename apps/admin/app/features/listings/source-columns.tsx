import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import { FEED_FORMATS } from "@devguild/schemas/constants/job-listings";
import { formatCount } from "@devguild/schemas/formats";
import type { ListingSource } from "@devguild/schemas/job-listings";

import { describeImport } from "./describe-import.ts";
import { NoValue } from "../lists/cells.tsx";

function LatestState({ latest }: Pick<ListingSource, "latest">) {
  if (!latest) return <NoValue />;
  const { tone, text } = describeImport(latest);
  return <Status tone={tone}>{text}</Status>;
}

/** The columns of the list of sources. */
export const SOURCE_COLUMNS: readonly Column<ListingSource>[] = [
  {
    id: "source",
    head: "Source",
    cell: ({ name, source, latest }) => (
      <>
        {latest ? <TextLink to={`?import=${latest.import_id}`}>{name}</TextLink> : name}
        <div className="dim">{FEED_FORMATS[source]}</div>
      </>
    ),
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: ({ latest }) => <LatestState latest={latest} />,
  },
  {
    id: "latest",
    head: "Last import",
    cell: ({ latest }) =>
      latest ? <RelativeTime date={latest.started_at} capital /> : <NoValue />,
  },
  {
    id: "schedule",
    head: "Schedule",
    cell: ({ every_hours: hours }) => (hours === null ? "Once" : `Every ${hours} h`),
  },
  { id: "live", head: "Live", kind: "figure", cell: ({ live }) => formatCount(live) },
];
