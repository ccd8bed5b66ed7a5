import { Status, type StatusTone } from "@devguild/design-system/status";
import type { AdminVideoRow } from "@devguild/schemas/admin-videos";
import {
  UPLOAD_STATUS_LABELS,
  UPLOAD_STATUSES,
  type UploadStatus,
} from "@devguild/schemas/constants/video-editing";

const TONES: Partial<Record<UploadStatus, StatusTone>> = {
  [UPLOAD_STATUSES.FAILED]: "bad",
  [UPLOAD_STATUSES.UNKNOWN]: "warn",
};

type Props = { video: Pick<AdminVideoRow, "status" | "currently_live" | "upload_status"> };

/** Whether a video is live, still on its way to its host, or published. */
export function VideoStatus({ video: { status, currently_live, upload_status } }: Props) {
  if (currently_live) return <Status tone="warn">Live now</Status>;
  if (upload_status !== UPLOAD_STATUSES.UPLOADED)
    return (
      <Status tone={TONES[upload_status] ?? "normal"}>{UPLOAD_STATUS_LABELS[upload_status]}</Status>
    );
  return status ? <Status tone="ok">Published</Status> : <Status tone="off">Unpublished</Status>;
}
