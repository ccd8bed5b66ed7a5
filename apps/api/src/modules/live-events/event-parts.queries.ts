import type { LiveEventBody } from "@devguild/schemas/admin-live-events";
import { LIVE_EVENT_MESSAGES as M } from "@devguild/schemas/constants/live-event-editing";
import { eq, inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { liveEventSeasons } from "./live-events.tables.ts";

type Parts = Pick<
  LiveEventBody,
  "season_id" | "skill_ids" | "speaker_ids" | "recording_video_id" | "sponsors" | "partners"
>;

/** Returns whether all skills are in the catalogue. */
export const areSkills = async (db: Db, ids: readonly number[]) => {
  const { skills } = await getCatalogue(db);
  return ids.every((id) => skills.has(id));
};

/** Returns whether all of these speakers exist. */
export const areSpeakers = async (db: Db, ids: readonly number[]) => {
  const each = [...new Set(ids)];
  return (
    each.length === 0 || (await db.$count(speakers, inArray(speakers.id, each))) === each.length
  );
};

/** Returns whether a video exists; no video is none. */
export const isVideo = async (db: Db, id: number | null | undefined) =>
  !id || (await db.$count(videos, eq(videos.id, id))) === 1;

const areCompanies = async (db: Db, backers: Parts["sponsors"] = []) => {
  const ids = new Set(backers.map(({ company_id }) => company_id).filter((id) => id !== null));
  return (
    ids.size === 0 || (await db.$count(companies, inArray(companies.id, [...ids]))) === ids.size
  );
};

/** Finds what is sent for an event and doesn't exist, by field. */
export const findUnknownParts = async (db: Db, sent: Parts): Promise<Record<string, string>> => {
  const errors: Record<string, string> = {};
  const { season_id: season, skill_ids: skills = [], speaker_ids: people = [] } = sent;
  if (season && (await db.$count(liveEventSeasons, eq(liveEventSeasons.id, season))) === 0)
    errors["season_id"] = M.seasonUnknown;
  if (!(await areSkills(db, skills))) errors["skill_ids"] = M.skillUnknown;
  if (!(await areSpeakers(db, people))) errors["speaker_ids"] = M.speakerUnknown;
  if (!(await isVideo(db, sent.recording_video_id))) errors["recording_video_id"] = M.videoUnknown;
  if (!(await areCompanies(db, sent.sponsors))) errors["sponsors"] = M.companyUnknown;
  if (!(await areCompanies(db, sent.partners))) errors["partners"] = M.companyUnknown;
  return errors;
};
