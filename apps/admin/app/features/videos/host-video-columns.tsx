import { CoverArt } from "@devguild/design-system/cover-art";
import type { Column } from "@devguild/design-system/data-table";
import { formatDuration } from "@devguild/design-system/duration";
import { RowLink } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import { UPLOAD_STATUS_LABELS, UPLOAD_STATUSES } from "@devguild/schemas/constants/video-editing";
import type { HostVideo } from "@devguild/schemas/video-imports";

import { NoValue, ShortDate } from "../lists/cells.tsx";
import classes from "./import-videos.module.css";
import { editVideoPath } from "./video-addresses.ts";

/** Returns whether a host's video can be imported: it isn't here, and is ready. */
export const canImport = ({ video_id, duration_seconds, upload_status }: HostVideo) =>
  video_id === null && duration_seconds !== null && upload_status !== UPLOAD_STATUSES.FAILED;

function Here({ video: { video_id: id, upload_status: status } }: { video: HostVideo }) {
  if (id !== null) return <Status tone="off">Imported</Status>;
  if (status === UPLOAD_STATUSES.FAILED)
    return <Status tone="bad">{UPLOAD_STATUS_LABELS[status]}</Status>;
  return status === UPLOAD_STATUSES.UPLOADED ? (
    <Status>Not imported</Status>
  ) : (
    <Status>{UPLOAD_STATUS_LABELS[status]}</Status>
  );
}

/** Builds the columns of a host's videos; one that is here opens there. */
export const buildHostVideoColumns = (head: string): Column<HostVideo>[] => [
  {
    id: "title",
    head,
    width: "60%",
    cell: ({ title, video_id: id }) => (
      <div className={classes.video}>
        <div className={classes.picture}>
          <CoverArt title={title} ratio="wide" />
        </div>
        {id === null ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <RowLink to={editVideoPath(id)}>{title}</RowLink>
        )}
      </div>
    ),
  },
  {
    id: "released_on",
    head: "Uploaded",
    kind: "date",
    cell: ({ released_on: date }) => <ShortDate date={date} />,
  },
  {
    id: "duration_seconds",
    head: "Length",
    kind: "figure",
    cell: ({ duration_seconds: seconds }) =>
      seconds === null ? <NoValue /> : formatDuration(seconds),
  },
  { id: "here", head: "Here", stays: true, cell: (video) => <Here video={video} /> },
];
