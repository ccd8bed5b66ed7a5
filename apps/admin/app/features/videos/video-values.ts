import { formatDuration } from "@devguild/design-system/duration";
import type { AdminVideo } from "@devguild/schemas/admin-videos";
import { VIDEO_MESSAGES as M } from "@devguild/schemas/constants/video-editing";
import { findHostedVideo } from "@devguild/schemas/constants/video-links";
import { VIDEO_PROVIDERS } from "@devguild/schemas/constants/videos";
import type { SpeakerOption } from "@devguild/schemas/speakers";

import { parseDuration } from "./parse-duration.ts";

/** Converts a video to what its fields hold; null for a new one. */
export const toVideoValues = (video: AdminVideo | null) => ({
  title: video?.title ?? "",
  slug: video?.slug ?? "",
  description_html: video?.description_html ?? "",
  provider: video?.provider ?? VIDEO_PROVIDERS[0],
  provider_video_id: video?.provider_video_id ?? "",
  thumbnail_url: video?.thumbnail_url ?? null,
  audio_url: video?.audio_url ?? null,
  duration_seconds: video ? formatDuration(video.duration_seconds) : "",
  release_date: video?.release_date ?? "",
  event_id: video?.event_id == null ? "" : String(video.event_id),
  skill_ids: (video?.skills ?? []).map(({ id }) => String(id)),
  speakers: (video?.speakers ?? []).map(({ id, name, title, company }): SpeakerOption => ({
    id,
    label: name,
    detail: [title, company].filter(Boolean).join(", "),
  })),
  topics: video?.topics ?? [],
  status: video?.status ?? false,
  requires_login: video?.requires_login_status ?? false,
  featured: video?.featured ?? false,
  currently_live: video?.currently_live ?? false,
  /** The version that the change is based on. */
  version: video?.version ?? 0,
});
export type VideoValues = ReturnType<typeof toVideoValues>;

/** Finds what is wrong before anything is sent, by field. Pure. */
export const findVideoErrors = (values: VideoValues): Record<string, string> => {
  const { title, provider, provider_video_id, duration_seconds, release_date } = values;
  return {
    ...(title.trim() === "" && { title: M.titleRequired }),
    ...(!findHostedVideo(provider, provider_video_id) && {
      provider_video_id: M.hostInvalid,
    }),
    ...(!(parseDuration(duration_seconds) > 0) && { duration_seconds: M.durationInvalid }),
    ...(release_date === "" && { release_date: M.dateRequired }),
  };
};

/** Converts what the fields hold to the API's body; without an address it is made from the title. */
export const toVideoBody = ({ slug, speakers, ...values }: VideoValues) => ({
  ...values,
  ...(slug.trim() !== "" && { slug }),
  duration_seconds: parseDuration(values.duration_seconds),
  event_id: values.event_id === "" ? null : Number(values.event_id),
  skill_ids: values.skill_ids.map(Number),
  speaker_ids: speakers.map(({ id }) => id),
});
