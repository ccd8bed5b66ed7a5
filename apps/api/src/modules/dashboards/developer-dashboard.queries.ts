import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import type { DeveloperDashboard } from "@devguild/schemas/applications";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { countAppliedJobs, listAppliedJobs } from "../applications/applied-jobs.queries.ts";
import { findMatchDeveloper } from "../developers/developers.queries.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { listScoredMatches } from "../jobs/scored-matches.queries.ts";
import { listRegisteredCards } from "../live-events/registrations.queries.ts";
import { countSavedJobs } from "../saved-jobs/saved-jobs.queries.ts";
import { countUnreadMessages } from "../sourcing/developer-messages.queries.ts";
import { users } from "../users/users.tables.ts";
import { listVideosBySkills } from "../videos/videos.queries.ts";

const APPLIED_SHOWN = 20;
const SUGGESTED = 6;
/** Suggestions with fewer match points would be noise. */
const MIN_POINTS = 2.5;
const VIDEOS_SHOWN = 1;

/**
 * Lists the best matching open jobs within a developer's reach that they haven't applied to, with match
 * scores.
 */
export const listSuggestedJobs = async (db: Db, developerId: number) =>
  (await listScoredMatches(db, developerId, { limit: SUGGESTED, minPoints: MIN_POINTS })) ?? [];

const has = (table: typeof developerSkills | typeof developerLanguages) =>
  sql<boolean>`exists (select 1 from ${table} where ${table.developer_id} = ${developers.id})`;

/** Reads how complete a developer's profile is: the missing parts, and the completed share. */
const readProfileProgress = async (
  db: Db,
  developerId: number,
): Promise<DeveloperDashboard["signup"]> => {
  const [row] = await db
    .select({
      step: developers.signup_step,
      email: sql<boolean>`${users.email_verified_at} is not null`,
      name: sql<boolean>`${users.first_name} <> ''`,
      location: sql<boolean>`${developers.residence_city_id} is not null`,
      skills: has(developerSkills),
      languages: has(developerLanguages),
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(eq(developers.id, developerId));
  if (!row) return { step: SIGNUP_STEPS.REGISTRATION, percent: 0, missing: [] };
  const { step, ...parts } = row;
  const missing = Object.entries(parts)
    .filter(([, done]) => !done)
    .map(([part]) => part);
  const all = Object.keys(parts).length;
  return { step, percent: Math.round(((all - missing.length) / all) * 100), missing };
};

/** Lists videos about a developer's skills. */
const listRecommendedVideos = async (
  db: Db,
  developerId: number,
): Promise<DeveloperDashboard["recommended_videos"]> => {
  const match = await findMatchDeveloper(db, developerId);
  const skillIds = match?.skills.map(({ id }) => id) ?? [];
  return listVideosBySkills(db, skillIds, VIDEOS_SHOWN);
};

/** Reads the developer dashboard, 'For you'. */
export const readDashboard = async (
  db: Db,
  { developerId, userId }: DeveloperViewer,
): Promise<DeveloperDashboard> => ({
  applied_jobs: (await listAppliedJobs(db, developerId, { page: 1, per_page: APPLIED_SHOWN })).rows,
  applied_counts: await countAppliedJobs(db, developerId),
  saved_jobs_count: await countSavedJobs(db, developerId),
  unread_messages_count: await countUnreadMessages(db, developerId),
  suggested_jobs: await listSuggestedJobs(db, developerId),
  signup: await readProfileProgress(db, developerId),
  recommended_videos: await listRecommendedVideos(db, developerId),
  registered_upcoming_live_events: await listRegisteredCards(db, userId),
});
