import type {
  AdminAd,
  AdminBacker,
  AdminLiveEvent,
  LiveEventBody,
  RecordingOption,
} from "@devguild/schemas/admin-live-events";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { LIVE_EVENT_MESSAGES } from "@devguild/schemas/constants/live-event-editing";
import type { EventType } from "@devguild/schemas/constants/live-events";

import { fromZonedTime, toZonedTime } from "./zoned-time.ts";

/** What is typed of a live event, as its fields hold it; times are in the event's time zone. */
export type LiveEventValues = {
  title: string;
  slug: string;
  subtitle: string;
  description_html: string;
  event_type: string;
  season_id: string;
  starts_at: string;
  ends_at: string;
  timezone: string;
  venue: string;
  cover_url: string | null;
  skill_ids: string[];
  speakers: SpeakerOption[];
  stream_url: string;
  recording: RecordingOption | null;
  requires_login: boolean;
  capacity: string;
  sponsors: AdminBacker[];
  partners: AdminBacker[];
  ads: AdminAd[];
};

/** Converts a live event to what its fields hold. */
export const toLiveEventValues = (event: AdminLiveEvent): LiveEventValues => ({
  title: event.title,
  slug: event.slug,
  subtitle: event.subtitle,
  description_html: event.description_html,
  event_type: String(event.event_type),
  season_id: event.season ? String(event.season.id) : "",
  starts_at: toZonedTime(event.starts_at, event.timezone),
  ends_at: toZonedTime(event.ends_at, event.timezone),
  timezone: event.timezone,
  venue: event.venue ?? "",
  cover_url: event.cover_url,
  skill_ids: event.skills.map(({ id }) => String(id)),
  speakers: event.speakers,
  stream_url: event.stream_url ?? "",
  recording: event.recording,
  requires_login: event.requires_login,
  capacity: event.capacity === null ? "" : String(event.capacity),
  sponsors: event.sponsors,
  partners: event.partners,
  ads: event.ads,
});

type Times = Pick<LiveEventValues, "starts_at" | "ends_at" | "timezone">;

/** Returns when what is typed starts and ends; "" for what is missing. */
export const readTimes = ({ starts_at, ends_at, timezone }: Times) => ({
  starts_at: fromZonedTime(starts_at, timezone) ?? "",
  ends_at: fromZonedTime(ends_at, timezone) ?? "",
  timezone,
});

/** Finds times that are missing, by field. */
export const findMissingTimes = (times: Times): Record<string, string> => {
  const { starts_at, ends_at } = readTimes(times);
  return {
    ...(starts_at === "" && { starts_at: LIVE_EVENT_MESSAGES.startRequired }),
    ...(ends_at === "" && { ends_at: LIVE_EVENT_MESSAGES.endRequired }),
  };
};

const toBackers = (backers: readonly AdminBacker[]) =>
  backers.map(({ name, company, logo_url, url }) => ({
    name,
    company_id: company?.id ?? null,
    logo_url,
    url,
  }));

/** Converts what the fields hold to the API's body. */
export const toLiveEventBody = (
  values: LiveEventValues,
): Omit<LiveEventBody, "version" | "unnotified" | "moves_sessions"> => ({
  ...readTimes(values),
  title: values.title,
  slug: values.slug,
  subtitle: values.subtitle,
  description_html: values.description_html,
  event_type: Number(values.event_type) as EventType,
  season_id: values.season_id === "" ? null : Number(values.season_id),
  venue: values.venue,
  cover_url: values.cover_url,
  skill_ids: values.skill_ids.map(Number),
  speaker_ids: values.speakers.map(({ id }) => id),
  stream_url: values.stream_url,
  recording_video_id: values.recording?.id ?? null,
  requires_login: values.requires_login,
  capacity: values.capacity.trim() === "" ? null : Number(values.capacity),
  sponsors: toBackers(values.sponsors),
  partners: toBackers(values.partners),
  ads: values.ads,
});

/** The fields as they are called on the screen, in order. */
const LABELS: Record<keyof LiveEventValues, string> = {
  title: "title",
  subtitle: "subtitle",
  slug: "address",
  description_html: "description",
  event_type: "type",
  season_id: "season",
  starts_at: "start",
  ends_at: "end",
  timezone: "time zone",
  venue: "venue",
  capacity: "seats",
  stream_url: "stream",
  requires_login: "login",
  recording: "recording",
  cover_url: "cover",
  skill_ids: "skills",
  speakers: "speakers",
  sponsors: "sponsors",
  partners: "partners",
  ads: "ads",
};

/** Lists what differs between two versions of a live event, as the screen calls it. */
export const listDifferences = (mine: LiveEventValues, theirs: LiveEventValues): string[] =>
  (Object.keys(LABELS) as (keyof LiveEventValues)[])
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
    .map((name) => LABELS[name]);
