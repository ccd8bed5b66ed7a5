import { developerSeniority } from "@devguild/matching/seniority";
import { DIGEST_STATUSES, SIGNUP_STEPS } from "@devguild/schemas/constants/identity";

import { type Random, createRandom } from "../random.ts";
import { between } from "../world/clock.ts";
import { aboutMe, pickOrigin, spokenBy, TITLE_LEVELS } from "../world/developers.ts";
import { LEAD_ROLES } from "../world/roles.ts";
import { MOVERS_TO } from "../world/texts/homes.ts";
import { NAMES } from "../world/texts/names.ts";
import { ROLES } from "../world/texts/roles.ts";
import { createSampler } from "./sampler.ts";
import type { ScaleWorld } from "./world.ts";

const nameParts = new Map(
  Object.entries(NAMES).map(([iso2, { given, family }]) => [
    iso2,
    { given: given.split(" "), family: family.split(" ") },
  ]),
);

const role = createSampler(Object.entries(ROLES), ([, { weight }]) => weight);

/** Ranges of years of work, with their weights. */
const CAREERS: readonly (readonly [readonly [number, number], number])[] = [
  [[1, 2], 3],
  [[3, 5], 5],
  [[6, 18], 6],
];

/** Returns the email address of the developer with an id. */
export const developerEmail = (id: number) =>
  `developer-${String(id).padStart(6, "0")}@scale.devguild.example`;

const pickDeveloperSkills = (
  world: ScaleWorld,
  random: Random,
  required: readonly string[],
  career: number,
) =>
  [
    ...new Set([...required, ...random.some(["Git", "Docker", "SQL", "Linux"], random.int(0, 2))]),
  ].map((name, index) => ({
    name,
    id: world.catalogue.skill(name),
    years: Math.max(
      1,
      Math.round(career * (index < 2 ? 0.8 + random.next() * 0.2 : 0.15 + random.next() * 0.7)),
    ),
  }));

const pickStep = (random: Random, id: number) =>
  id === 1
    ? SIGNUP_STEPS.COMPLETED
    : random.weighted([
        [SIGNUP_STEPS.COMPLETED, 92],
        [SIGNUP_STEPS.BASIC_INFO, 4],
        [SIGNUP_STEPS.REGISTRATION, 4],
      ] as const);

/** When someone was last logged in: most within a year, and some never since they signed up. */
const pickLastLogin = ({ clock }: ScaleWorld, random: Random, signedUpAt: Date) => {
  const days = random.weighted([
    [0, 10],
    [30, 30],
    [365, 35],
    [900, 25],
  ]);
  const since = clock.daysAgo(days);
  return days === 0 ? null : between(random, since > signedUpAt ? since : signedUpAt, clock.now);
};

/**
 * Creates the developer with an id, including login, account, skills and languages. Login, account and
 * developer all have that id.
 */
export const makeDeveloper = (world: ScaleWorld, id: number) => {
  const { catalogue, clock, towns } = world;
  const random = createRandom(`${world.seed} developer ${id}`);
  const origin = pickOrigin(random);
  const home = random.chance(0.2) ? random.pick(MOVERS_TO) : origin;
  const city = (towns.in(home) ?? towns.anywhere)(random);
  const { given = ["Ada"], family = ["Okafor"] } = nameParts.get(origin) ?? {};
  const [roleName, sought] = role(random);
  const leads = LEAD_ROLES.has(roleName);
  const [least, most] = leads ? [8, 20] : random.weighted(CAREERS);
  const career = random.int(least, most);
  const step = pickStep(random, id);
  const finished = step === SIGNUP_STEPS.COMPLETED;
  const placed = step !== SIGNUP_STEPS.REGISTRATION;
  const skills = finished
    ? pickDeveloperSkills(
        world,
        random,
        [...world.skillsFor(random, sought), ...world.skillsFor(random, sought)],
        career,
      )
    : [];
  const seniority = developerSeniority(skills.map(({ years }) => years));
  const created_at = clock.daysAgo(random.next() * 900);
  const position = random.pick(sought.titles).split(",")[0] ?? "";
  const last_login_at = pickLastLogin(world, random, created_at);
  return {
    user: {
      id,
      email: developerEmail(id),
      email_verified_at: new Date(created_at.getTime() + 7 * 60_000),
      password_hash: world.passwordHash,
      first_name: random.pick(given),
      last_name: random.pick(family),
      current_account_id: id,
      last_login_at,
      created_at,
    },
    account: { id, user_id: id, type: "developer" as const, created_at },
    developer: {
      id,
      user_id: id,
      job_title: finished ? position : "",
      position: finished ? `${leads ? "" : TITLE_LEVELS[seniority]}${position}` : "",
      about_me: finished && random.chance(0.85) ? aboutMe(random, skills, career, city.name) : "",
      seniority,
      residence_city_id: placed ? city.id : null,
      citizenship_country_id: placed && random.chance(0.8) ? catalogue.country(origin) : null,
      remote_option: random.chance(0.7),
      relocation_option: random.chance(0.3),
      signup_step: step,
      profile_finalized: finished && random.chance(0.8),
      job_recommendations_subscribed: random.chance(0.5),
      dev_digest_subscription_status: random.weighted([
        [DIGEST_STATUSES.SUBSCRIBED, 4],
        [DIGEST_STATUSES.NOT_SPECIFIED, 5],
        [DIGEST_STATUSES.UNSUBSCRIBED, 1],
      ] as const),
      messages_refused_at: random.chance(0.03) ? clock.now : null,
      created_at,
    },
    skills: skills.map((skill) => ({ developer_id: id, skill_id: skill.id, years: skill.years })),
    hiddenCompanies: random.chance(0.02)
      ? [{ developer_id: id, company_id: random.int(1, world.companies.length) }]
      : [],
    languages: finished ? spokenBy(random, id, origin, home, catalogue) : [],
  };
};
