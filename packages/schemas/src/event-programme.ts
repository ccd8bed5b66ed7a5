import { z } from "zod";

import { EVENT_MESSAGES } from "./constants/events.ts";
import {
  SESSION_MESSAGES as M,
  SESSION_SPEAKERS_MAX,
  SESSION_STAGE_MAX,
  SESSION_TITLE_MAX,
} from "./constants/live-programme.ts";
import { SESSION_KINDS } from "./constants/partnerships.ts";
import { eventSession } from "./events.ts";
import { id, requiredText, text } from "./fields.ts";
import { speakerOption } from "./speakers.ts";

/** A session of an event's programme as its editors see it. */
export const adminEventSession = eventSession.extend({
  speakers: z.array(speakerOption),
  /** The companies that chose it as their own. */
  partners: z.array(z.string()),
  /** Goes up with each change; a change has to name the one that it is based on. */
  version: z.number().int(),
});
export type AdminEventSession = z.infer<typeof adminEventSession>;

const fields = {
  title: requiredText(SESSION_TITLE_MAX, M.titleRequired),
  kind: z.enum(SESSION_KINDS, EVENT_MESSAGES.kindRequired),
  /** The hall; empty if the event has only one. */
  room: text(SESSION_STAGE_MAX),
  starts_at: z.iso.datetime(M.startRequired),
  ends_at: z.iso.datetime(M.endRequired),
  speaker_ids: z.array(id).max(SESSION_SPEAKERS_MAX),
};

/** A session to add to an event's programme. */
export const newEventSessionBody = z.object({
  ...fields,
  room: fields.room.default(""),
  speaker_ids: fields.speaker_ids.default([]),
});
export type NewEventSessionBody = z.infer<typeof newEventSessionBody>;

/** What changes about a session; absent fields stay. */
export const eventSessionBody = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().min(1) });
export type EventSessionBody = z.infer<typeof eventSessionBody>;
