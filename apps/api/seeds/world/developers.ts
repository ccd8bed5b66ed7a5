import { DIGEST_STATUSES, SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { developerSeniority } from "@devguild/matching/seniority";

import type {
  developerLanguages,
  developers,
  developerSkills,
} from "../../src/modules/developers/developers.tables.ts";
import { DAY_MS } from "../../src/time.ts";
import { type Random, createRandom } from "../random.ts";
import type { Catalogue } from "./catalogue-index.ts";
import { type Clock } from "./clock.ts";
import { fillIn } from "./fill-in.ts";
import type { LoginDesk, UserRow } from "./logins.ts";
import { toEmail, type PeopleMaker } from "./people.ts";
import { LEAD_ROLES, pickSkills } from "./roles.ts";
import * as SAID from "./texts/developer-sentences.ts";
import { HOMES, LARGE_COMMUNITIES, MOVERS_TO } from "./texts/homes.ts";
import { NAMES, SPOKEN } from "./texts/names.ts";
import { type Role, ROLES } from "./texts/roles.ts";

export interface Developer {
  row: typeof developers.$inferInsert & { id: number };
  user: UserRow;
  skills: readonly { name: string; id: number; years: number }[];
  languages: (typeof developerLanguages.$inferInsert)[];
  city: string;
  /** Whether the developer can apply: the profile is complete and the address confirmed. */
  canApply: boolean;
}

const TOTAL_DEVELOPERS = 300;

/** Prefixes of a job title, by seniority. */
export const TITLE_LEVELS = ["Junior ", "", "Senior "] as const;

/** Picks a country of origin: the large communities more often, any other occasionally. */
export const pickOrigin = (random: Random) =>
  random.weighted([...LARGE_COMMUNITIES, ...Object.keys(NAMES).map((iso2) => [iso2, 4] as const)]);

/** Assigns years to skills: the main ones for most of the career, the others for less. */
const withYears = (random: Random, role: Role, career: number, catalogue: Catalogue) => {
  const names = [
    ...new Set([
      ...pickSkills(random, role),
      ...pickSkills(random, role),
      ...random.some(["Git", "Docker", "SQL", "Linux", "REST"], random.int(0, 2)),
    ]),
  ];
  return names.map((name, index) => ({
    name,
    id: catalogue.skill(name),
    years: Math.max(
      1,
      Math.round(career * (index < 2 ? 0.8 + random.next() * 0.2 : 0.15 + random.next() * 0.7)),
    ),
  }));
};

/** Picks the languages of someone who comes from one country and lives in another. */
export const spokenBy = (
  random: Random,
  developer_id: number,
  origin: string,
  home: string,
  catalogue: Catalogue,
) => {
  const [native = "English", ...learnt] = SPOKEN[origin] ?? [];
  const levels = new Map<string, number>([[native, 4]]);
  if (!levels.has("English"))
    levels.set(
      "English",
      random.weighted([
        [2, 2],
        [3, 6],
      ] as const),
    );
  for (const language of learnt)
    if (random.chance(0.35) && !levels.has(language)) levels.set(language, random.int(1, 3));
  const local = SPOKEN[home]?.[0];
  if (local && !levels.has(local)) levels.set(local, random.int(1, 3));
  return [...levels].map(([language, level_id]) => ({
    developer_id,
    language_id: catalogue.language(language),
    level_id,
  }));
};

/** Writes a developer's description in two or three sentences. */
export const aboutMe = (
  random: Random,
  skills: Developer["skills"],
  career: number,
  city: string,
) =>
  random
    .some(SAID.ABOUT_ME, random.int(2, 3))
    .map((sentence) =>
      fillIn(sentence, {
        skill: () => skills[0]?.name ?? "software",
        other: () => skills[1]?.name ?? "electronics",
        years: () => String(Math.max(2, career)),
        past: () => random.pick(SAID.PASTS),
        city: () => city,
        system: () => random.pick(SAID.PAST_SYSTEMS),
        people: () => String(random.int(2, 14)),
      }),
    )
    .join(" ");

/** Creates one random developer with a given `signup_step` and confirmation. */
const makeDeveloper = (
  id: number,
  catalogue: Catalogue,
  clock: Clock,
  desk: LoginDesk,
  people: PeopleMaker,
): Developer => {
  const random = createRandom(`developer ${id}`);
  const origin = pickOrigin(random);
  const home = random.chance(0.2) || !HOMES[origin] ? random.pick(MOVERS_TO) : origin;
  const city = random.pick((HOMES[home] ?? "Berlin").split(", "));
  const person = people.personFrom(random, origin);
  const [roleName, role] = random.weighted(
    Object.entries(ROLES).map((entry) => [entry, entry[1].weight] as const),
  );
  const leads = LEAD_ROLES.has(roleName);
  const career = leads
    ? random.int(8, 20)
    : random.weighted([
        [random.int(1, 2), 3],
        [random.int(3, 5), 5],
        [random.int(6, 18), 6],
      ] as const);
  const unfinished =
    id % 20 === 7
      ? SIGNUP_STEPS.REGISTRATION
      : id % 20 === 13
        ? SIGNUP_STEPS.BASIC_INFO
        : undefined;
  const step = unfinished ?? SIGNUP_STEPS.COMPLETED;
  const verified = id % 17 !== 5;
  const skills = step === SIGNUP_STEPS.COMPLETED ? withYears(random, role, career, catalogue) : [];
  const seniority = developerSeniority(skills.map(({ years }) => years));
  const joined = clock.daysAgo(
    unfinished ? random.int(0, 20) + random.next() : random.int(15, 900) + random.next(),
  );
  const user = desk.addUser(
    person,
    toEmail(person, random.pick(["letterbox", "postamt", "courrier", "inbox"])),
    joined,
    {
      ...(!verified && { email_verified_at: null }),
      last_login_at: new Date(
        joined.getTime() + random.next() * (clock.now.getTime() - joined.getTime()),
      ),
      ...(random.chance(0.4) && { phone_number: `+49 30 555 0${random.int(100, 199)}` }),
    },
  );
  desk.addAccount(user, { type: "developer" }, joined);
  const position = random.pick(role.titles).split(",")[0] ?? "";
  const placed = step !== SIGNUP_STEPS.REGISTRATION;
  const finished = step === SIGNUP_STEPS.COMPLETED;
  const handle = `${person.first_name}-${person.last_name}`
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z-]/g, "");
  return {
    user,
    skills,
    city,
    canApply: finished && verified,
    languages: finished ? spokenBy(random, id, origin, home, catalogue) : [],
    row: {
      id,
      user_id: user.id,
      position: finished ? `${leads ? "" : TITLE_LEVELS[seniority]}${position}` : "",
      job_title: finished ? position : "",
      company_name: finished && random.chance(0.6) ? random.pick(SAID.EMPLOYERS) : null,
      about_me: finished && random.chance(0.85) ? aboutMe(random, skills, career, city) : "",
      linkedin:
        finished && random.chance(0.5) ? `https://www.linkedin.com/in/${handle}-${id}` : null,
      github: finished && random.chance(0.55) ? `https://github.com/${handle}-${id}` : null,
      seniority,
      residence_city_id: placed ? catalogue.city(`${city} ${home}`).id : null,
      citizenship_country_id: placed && random.chance(0.8) ? catalogue.country(origin) : null,
      remote_option: random.chance(0.7),
      relocation_option: random.chance(0.3),
      special_work_permit:
        origin !== home && random.chance(0.3) ? random.pick(SAID.WORK_PERMITS) : null,
      signup_step: step,
      profile_finalized: finished && random.chance(0.8),
      job_recommendations_subscribed: random.chance(0.5),
      dev_digest_subscription_status: random.weighted([
        [DIGEST_STATUSES.SUBSCRIBED, 4],
        [DIGEST_STATUSES.NOT_SPECIFIED, 5],
        [DIGEST_STATUSES.UNSUBSCRIBED, 1],
      ] as const),
      complete_profile_modal_last_seen_at: random.chance(0.5)
        ? new Date(clock.now.getTime() - random.int(1, 20) * DAY_MS)
        : null,
      created_at: joined,
    },
  };
};

/** Creates all developers; the hand-written ones come first. */
export const makeDevelopers = (
  known: readonly Developer[],
  catalogue: Catalogue,
  clock: Clock,
  desk: LoginDesk,
  people: PeopleMaker,
): Developer[] => [
  ...known,
  ...Array.from({ length: TOTAL_DEVELOPERS - known.length }, (_, index) =>
    makeDeveloper(known.length + index + 1, catalogue, clock, desk, people),
  ),
];

export const developerSkillRows = (
  developers: readonly Developer[],
): (typeof developerSkills.$inferInsert)[] =>
  developers.flatMap(({ row, skills }) =>
    skills.map(({ id, years }) => ({ developer_id: row.id, skill_id: id, years })),
  );
