import type {
  applicationInterviews,
  applications,
} from "../../src/modules/applications/applications.tables.ts";
import type { developerStaffNotes } from "../../src/modules/developers/developers.tables.ts";
import type { jobSuggestions } from "../../src/modules/job-suggestions/job-suggestions.tables.ts";
import { createRandom } from "../random.ts";
import { between, type Clock } from "./clock.ts";

const INTERVIEWS = [
  "Phone screen, 25 minutes. Clear about why: wants to own a service end to end. Four days a week from May.",
  "Technical round went well. They liked the story about last spring’s outage and want a second interview.",
  "Knows the stack, less sure about leading a team. Would rather grow into that than start with it.",
  "Salary is within range. Notice period of three months, which the team can live with.",
] as const;

const NOTES = [
  "Prefers a call in the morning. Left the last process over on-call pay, so bring that up first.",
  "Met at the congress. Looks for a small team; no agencies, please.",
  "Partner moves to Hamburg in summer, so jobs there are welcome.",
] as const;

const MESSAGES = [
  "They use your favorite language, and the office is close to home.",
  "A small team that ships every week. I think you’d get on with the lead.",
  "",
] as const;

const NOTED = 0.3;
const SECOND_TALK = 0.4;
const SUGGESTED_TO = 0.15;

type Surroundings = {
  applications: readonly (typeof applications.$inferInsert & { id: number; applied_at: Date })[];
  openJobIds: readonly number[];
  talentManagerId: number;
  clock: Clock;
};

/** Creates what staff noted about developers in interviews, and which jobs they suggested. */
export const makeStaffWork = ({
  applications: sent,
  openJobIds,
  talentManagerId,
  clock,
}: Surroundings) => {
  const interviews: (typeof applicationInterviews.$inferInsert)[] = [];
  const notes: (typeof developerStaffNotes.$inferInsert)[] = [];
  const suggestions: (typeof jobSuggestions.$inferInsert)[] = [];
  const byDeveloper = Map.groupBy(sent, ({ developer_id: id }) => id);
  for (const [developerId, own] of byDeveloper) {
    const random = createRandom(`staff and developer ${developerId}`);
    for (const { id, status, applied_at } of own) {
      if (status !== 3) continue;
      const talks = random.chance(SECOND_TALK) ? 2 : 1;
      for (let talk = 0; talk < talks; talk += 1) {
        const at = between(random, applied_at, clock.now);
        interviews.push({
          application_id: id,
          body: INTERVIEWS[(id + talk) % INTERVIEWS.length] ?? INTERVIEWS[0],
          user_id: talentManagerId,
          created_at: at,
          updated_at: at,
        });
      }
    }
    if (random.chance(NOTED))
      notes.push({
        developer_id: developerId,
        body: random.pick(NOTES),
        updated_by: talentManagerId,
        updated_at: clock.daysAgo(1 + (developerId % 40)),
      });
    const applied = new Set(own.map(({ job_id: id }) => id));
    const fresh = openJobIds.filter((id) => !applied.has(id));
    if (random.chance(SUGGESTED_TO) && fresh.length > 0)
      for (const jobId of random.some(fresh, 2))
        suggestions.push({
          developer_id: developerId,
          job_id: jobId,
          message: random.pick(MESSAGES),
          suggested_by: talentManagerId,
          created_at: clock.daysAgo(1 + (jobId % 20)),
        });
  }
  return {
    applicationInterviews: interviews,
    developerStaffNotes: notes,
    jobSuggestions: suggestions,
  };
};
