import { developerSeniority } from "@devguild/matching/seniority";
import { DIGEST_STATUSES, SIGNUP_STEPS } from "@devguild/schemas/constants/identity";

import type { Catalogue } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";
import type { Developer } from "./developers.ts";
import type { UserRow } from "./logins.ts";

interface Profile {
  position: string;
  city: string;
  skills: Record<string, number>;
  languages: Record<string, number>;
  citizenship: string;
  about_me: string;
  company_name: string | null;
  created: number;
}

const buildProfile = (
  id: number,
  user: UserRow,
  profile: Profile,
  catalogue: Catalogue,
  clock: Clock,
): Developer => {
  const skills = Object.entries(profile.skills).map(([name, years]) => ({
    name,
    id: catalogue.skill(name),
    years,
  }));
  const city = catalogue.city(profile.city);
  return {
    user,
    skills,
    city: city.name,
    canApply: true,
    languages: Object.entries(profile.languages).map(([name, level_id]) => ({
      developer_id: id,
      language_id: catalogue.language(name),
      level_id,
    })),
    row: {
      id,
      user_id: user.id,
      job_title: profile.position,
      position: profile.position,
      company_name: profile.company_name,
      about_me: profile.about_me,
      seniority: developerSeniority(skills.map(({ years }) => years)),
      residence_city_id: city.id,
      citizenship_country_id: catalogue.country(profile.citizenship),
      remote_option: true,
      signup_step: SIGNUP_STEPS.COMPLETED,
      profile_finalized: true,
      complete_profile_modal_last_seen_at: clock.daysAgo(1),
      job_recommendations_subscribed: true,
      dev_digest_subscription_status: DIGEST_STATUSES.SUBSCRIBED,
      created_at: clock.daysAgo(profile.created),
    },
  };
};

/**
 * Creates the developer with a demo login, and the company user and staff member who are developers as
 * well.
 */
export const makeKnownDevelopers = (
  { mira, owner, admin }: { mira: UserRow; owner: UserRow; admin: UserRow },
  catalogue: Catalogue,
  clock: Clock,
): Developer[] => [
  buildProfile(
    1,
    mira,
    {
      position: "Backend Developer",
      city: "Hamburg DE",
      skills: { Go: 6, PostgreSQL: 7, Kafka: 5, Kubernetes: 4 },
      languages: { Croatian: 4, English: 3, German: 2 },
      citizenship: "HR",
      company_name: "Hafen & Sohn",
      about_me:
        "I write backends in Go and have spent the last three years with freight data. I like queues that drain, tables with constraints and colleagues who ask why. From Rijeka, in Hamburg since 2019.",
      created: 410,
    },
    catalogue,
    clock,
  ),
  buildProfile(
    2,
    owner,
    {
      position: "Engineering Lead",
      city: "Hamburg DE",
      skills: { "Team Leadership": 7, Java: 11, PostgreSQL: 9, "Software Architecture": 6 },
      languages: { German: 4, English: 3 },
      citizenship: "DE",
      company_name: "Tidewerk",
      about_me: "I lead engineering at Tidewerk and came here as a developer, for the talks.",
      created: 300,
    },
    catalogue,
    clock,
  ),
  buildProfile(
    3,
    admin,
    {
      position: "Full-stack Developer",
      city: "Vienna AT",
      skills: { TypeScript: 6, React: 5, "Node.js": 6 },
      languages: { German: 4, English: 3, Italian: 1 },
      citizenship: "AT",
      company_name: null,
      about_me: "I help run this site, and use it like everyone else.",
      created: 700,
    },
    catalogue,
    clock,
  ),
];
