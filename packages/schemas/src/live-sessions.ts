import { z } from "zod";

import { recordingOption } from "./admin-live-events.ts";
import { LIVE_EVENT_MESSAGES } from "./constants/live-event-editing.ts";
import {
  SESSION_ABSTRACT_MAX,
  SESSION_MESSAGES as M,
  SESSION_POSITION_MAX,
  SESSION_SKILLS_MAX,
  SESSION_SPEAKERS_MAX,
  SESSION_STAGE_MAX,
  SESSION_TITLE_MAX,
} from "./constants/live-programme.ts";
import { id, instant, requiredText, text } from "./fields.ts";
import { speakerOption } from "./speakers.ts";

/** A session of a live event as its editors see it. */
export const adminSession = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  abstract: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** The room or stream it takes place in; empty if the event has only one. */
  stage: z.string(),
  speakers: z.array(speakerOption),
  skills: z.array(z.object({ id, label: z.string() })),
  /** Its own recording. */
  video: recordingOption.nullable(),
  published: z.boolean(),
  /** Orders sessions that start at the same time. */
  position: z.number().int(),
  /** Goes up with each change; a change has to name the one that it is based on. */
  version: z.number().int(),
});
export type AdminSession = z.infer<typeof adminSession>;

const videoUnknown = LIVE_EVENT_MESSAGES.videoUnknown;

const fields = {
  title: requiredText(SESSION_TITLE_MAX, M.titleRequired),
  abstract: text(SESSION_ABSTRACT_MAX),
  starts_at: z.iso.datetime(M.startRequired),
  ends_at: z.iso.datetime(M.endRequired),
  stage: text(SESSION_STAGE_MAX),
  skill_ids: z.array(id).max(SESSION_SKILLS_MAX),
  speaker_ids: z.array(id).max(SESSION_SPEAKERS_MAX),
  video_id: z
    .number(videoUnknown)
    .int()
    .positive(videoUnknown)
    .max(Number.MAX_SAFE_INTEGER)
    .nullable(),
  position: z.number().int().min(0).max(SESSION_POSITION_MAX),
};

/** A session to create, unpublished. */
export const newSessionBody = z
  .object(fields)
  .partial()
  .required({ title: true, starts_at: true, ends_at: true });
export type NewSessionBody = z.infer<typeof newSessionBody>;

/** What changes about a session; absent fields stay. */
export const sessionBody = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().min(1) });
export type SessionBody = z.infer<typeof sessionBody>;
