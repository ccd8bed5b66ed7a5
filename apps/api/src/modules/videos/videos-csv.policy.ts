import type { AdminVideoRow } from "@devguild/schemas/admin-videos";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of videos as a spreadsheet. */
export const VIDEOS_HEAD = [
  "Id",
  "Video",
  "Slug",
  "Speakers",
  "Event",
  "Skills",
  "Released",
  "Seconds",
  "Published",
  "Login",
  "Featured",
  "Plays",
  "Host",
  "Id at the host",
  "Changed",
] as const;

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

/** Returns the cells of a video. Pure. */
export const toVideoCells = (row: AdminVideoRow): CsvCell[] => [
  row.id,
  row.title,
  row.slug,
  row.speakers.map(({ name }) => name).join(", "),
  row.event?.label ?? null,
  row.skills.map(({ label }) => label).join(", "),
  row.release_date,
  row.duration_seconds,
  yesOrNo(row.status),
  yesOrNo(row.requires_login_status),
  yesOrNo(row.featured),
  row.plays,
  row.provider,
  row.provider_video_id,
  row.updated_at,
];
