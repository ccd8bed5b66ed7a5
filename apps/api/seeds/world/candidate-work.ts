import { CANDIDATE_RATINGS } from "@devguild/schemas/constants/candidate-notes";

import type {
  candidateNotes,
  candidateRatings,
  candidateVisits,
} from "../../src/modules/candidate-notes/candidate-notes.tables.ts";
import type { candidateViews } from "../../src/modules/candidate-views/candidate-views.tables.ts";
import type { messageTemplates } from "../../src/modules/message-templates/message-templates.tables.ts";
import { createRandom } from "../random.ts";
import { between, type Clock } from "./clock.ts";
import { SHOWCASE } from "./companies.ts";
import type { UserRow } from "./logins.ts";

type TemplateRow = typeof messageTemplates.$inferInsert;
type ViewRow = typeof candidateViews.$inferInsert;

const TEMPLATES = [
  {
    name: "Kind no after the first look",
    purpose: "decline",
    body: "Hi {{first_name}},\n\nThank you for applying for {{job_title}}, and for the time you put into it. We’re going ahead with people who have worked closer to terminals and schedules. That’s about this one role; please look at our others.\n\n{{recruiter}}, {{company_name}}",
    isOwn: false,
  },
  {
    name: "No after an interview",
    purpose: "decline",
    body: "Hi {{first_name}},\n\nI enjoyed our conversation about {{job_title}}. We’ve chosen someone who has run this kind of system before. I’d be glad to talk you through our reasons on the phone.\n\n{{recruiter}}, {{company_name}}",
    isOwn: false,
  },
  {
    name: "First call in the harbour office",
    purpose: "message",
    body: "Hi {{first_name}},\n\nYour application for {{job_title}} made us curious. Would a first call of 30 minutes suit you this week? You’d talk to me and to someone of the team.\n\n{{recruiter}}, {{company_name}}",
    isOwn: false,
  },
  {
    name: "Who I am",
    purpose: "message",
    body: "Hi {{first_name}},\n\nI’m {{recruiter}}, and I look after everyone who applies to {{company_name}}. You’ll hear from me within three days, whatever we decide.",
    isOwn: true,
  },
] as const;

const NOTES = [
  "Strong on the parts that hurt us: queues, back pressure, and what happens after a restart.",
  "Nice person, but the examples stay on the surface. I’d ask about the outage in the letter.",
  "@{colleague} didn’t you work with someone from the same team? What do they say?",
  "Spoke on the phone: free from January, wants to stay in the region, asked good questions.",
  "The test task was clean. No tests for the clock change, which is our daily bread.",
  "@{colleague} yes from me. Can we talk to them before Friday?",
];

const NOTED = 0.45;
const RATED = 0.5;
const SEEN = 0.7;

type Surroundings = {
  /** The company's candidates that are new or being interviewed. */
  open: readonly { id: number; applied_at: Date }[];
  team: readonly UserRow[];
  clock: Clock;
};

const toName = ({ first_name, last_name }: UserRow) => `${first_name} ${last_name}`;

/** Creates what colleagues noted about candidates, how they rated them, and who looked. */
export const makeCandidateNotes = ({ open, team, clock }: Surroundings) => {
  const notes: (typeof candidateNotes.$inferInsert)[] = [];
  const ratings: (typeof candidateRatings.$inferInsert)[] = [];
  const visits: (typeof candidateVisits.$inferInsert)[] = [];
  for (const { id, applied_at } of open) {
    const random = createRandom(`notes about application ${id}`);
    for (const [index, user] of team.entries()) {
      const at = between(random, applied_at, clock.now);
      if (!random.chance(SEEN)) continue;
      visits.push({ application_id: id, user_id: user.id, seen_at: at });
      if (random.chance(RATED))
        ratings.push({
          application_id: id,
          user_id: user.id,
          rating: random.pick(CANDIDATE_RATINGS),
          updated_at: at,
        });
      if (!random.chance(NOTED)) continue;
      const colleague = team[(index + 1) % team.length] ?? user;
      const text = random.pick(NOTES);
      notes.push({
        application_id: id,
        user_id: user.id,
        author_name: toName(user),
        body: text.replace("{colleague}", toName(colleague)),
        mentions: text.includes("{colleague}") ? [toName(colleague)] : [],
        created_at: at,
      });
    }
  }
  return {
    candidateNotes: notes.toSorted((a, b) => Number(a.created_at) - Number(b.created_at)),
    candidateRatings: ratings,
    candidateVisits: visits,
  };
};

/** Creates what the showcase company's recruiter works with: templates and a saved view. */
export const makeCandidateWork = (
  companies: readonly { id: number; name: string }[],
  users: readonly UserRow[],
  goSkillId: number,
  clock: Clock,
): { messageTemplates: TemplateRow[]; candidateViews: ViewRow[] } => {
  const company = companies.find(({ name }) => name === SHOWCASE);
  const team = ["owner", "recruiter"].flatMap(
    (name) => users.find(({ email }) => email === `${name}@devguild.example`) ?? [],
  );
  if (!company) return { messageTemplates: [], candidateViews: [] };
  return {
    messageTemplates: TEMPLATES.flatMap(({ name, purpose, body, isOwn }) =>
      (isOwn ? team.map(({ id }) => id) : [null]).map((userId) => ({
        company_id: company.id,
        user_id: userId,
        name,
        purpose,
        body,
        updated_at: clock.daysAgo(20),
      })),
    ),
    candidateViews: team.map(({ id }) => ({
      user_id: id,
      company_id: company.id,
      name: "Go, strong match",
      filter: {
        statuses: [],
        job_ids: [],
        skill_ids: [goSkillId],
        location_ids: [],
        sources: [],
        min_points: 4,
        min_waiting_days: null,
        search: "",
        order: "waiting",
      },
      created_at: clock.daysAgo(12),
    })),
  };
};
