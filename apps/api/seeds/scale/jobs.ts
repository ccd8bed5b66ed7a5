import { searchWords } from "@devguild/job-index/words";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { toSlug } from "@devguild/schemas/slugs";

import { coveredLocationIds } from "../../src/modules/catalogue/location-hierarchy.policy.ts";
import { type Random, createRandom } from "../random.ts";
import type { JobRow } from "../world/ad-plan.ts";
import type { AdFacts } from "../world/ad-words.ts";
import { adaptSalary, pickEmployment } from "../world/employment.ts";
import { pickOffer } from "../world/job-dates.ts";
import { pickJobLocations, workLanguage } from "../world/job-locations.ts";
import { composeAd } from "../world/job-texts.ts";
import { pickTitle } from "../world/job-titles.ts";
import { EXPERIENCE_CHOICES } from "../world/jobs.ts";
import { LEAD_ROLES, pickRole } from "../world/roles.ts";
import { pickSalary } from "../world/salaries.ts";
import { datesFor, STATUSES } from "./job-dates.ts";
import type { ScaleWorld } from "./world.ts";

const UNSTATED_SHARE = 0.06;
// With a million ads, fewer skills dominate than with a thousand.
const ROLE_SHARPNESS = 1.4;

const composeTexts = (random: Random, facts: AdFacts) => {
  const ad = composeAd(random, facts);
  // Some companies write only a few lines, some leave out the benefits.
  const length = random.next();
  if (length < 0.15)
    return {
      ...ad,
      description: ad.description.split("</p>")[0] + "</p>",
      tasks: "",
      benefits: "",
    };
  return length < 0.3 ? { ...ad, benefits: "" } : ad;
};

const pickPay = (random: Random, pay: number, iso2: string, experience: number[], leads: boolean) =>
  random.chance(UNSTATED_SHARE)
    ? { salary_min: null, salary_max: null }
    : pickSalary(random, pay * (0.82 + random.next() * 0.4), iso2, experience, leads);

/** Creates the ad with an id; it depends only on the world's seed, its date and the id. */
export const makeJob = (world: ScaleWorld, id: number): JobRow => {
  const { catalogue, clock } = world;
  const random = createRandom(`${world.seed} job ${id}`);
  const company = world.employer(random, id);
  const status = random.weighted(STATUSES);
  const [roleName, role] = pickRole(random, company.domain, ROLE_SHARPNESS);
  const leads = LEAD_ROLES.has(roleName);
  const skills = world.skillsFor(random, role);
  const experienceIds = leads ? [3] : [...random.weighted(EXPERIENCE_CHOICES)];
  const employment = pickEmployment(random, experienceIds, leads);
  const { title, position, area } = pickTitle(random, company, {
    role: roleName,
    skills,
    experienceIds,
    employment,
  });
  const { home, cities, remote, hybridOption } = pickJobLocations(random, catalogue, company);
  const language = workLanguage(random, home.iso2);
  const offer = pickOffer(random, company);
  const external =
    company.row.allow_external_ats === true &&
    offer.offer_type !== OFFER_TYPES.PPH &&
    random.chance(0.42);
  const cityIds = cities.map((city) => city.id);
  const remoteIds = remote?.ids ?? [];
  const texts = composeTexts(random, {
    company,
    role,
    position,
    area,
    skills,
    experienceIds,
    employment,
    language,
    hybridOption,
    home,
    cities: cities.map(({ name }) => name),
    remote: remote?.phrase ?? null,
  });
  return {
    id,
    company_id: company.row.id,
    // The id makes slugs unique without keeping a million of them in memory.
    slug: `${toSlug(title, "job")}-${id}`,
    title,
    status,
    offer_type: offer.offer_type,
    price_type: offer.price_type,
    ...texts,
    ...adaptSalary(pickPay(random, role.pay, home.iso2, experienceIds, leads), employment),
    language_id: language ? catalogue.language(language) : null,
    hybrid_option_id: hybridOption,
    employment_type_id: employment.id,
    remote: remote !== null,
    skill_ids: skills.map(catalogue.skill),
    seniority_ids: experienceIds,
    city_ids: cityIds,
    remote_location_ids: remoteIds,
    location_ids: coveredLocationIds(catalogue.hierarchy, cityIds, remoteIds),
    direct_apply: external,
    job_url: external ? `https://careers.${company.row.slug}.example/positions/${id}` : null,
    boosted_until:
      status === "published" && random.chance(0.001)
        ? clock.inDays(random.int(1, 6) + random.next())
        : null,
    search_words: searchWords(title, company.row.name),
    ...datesFor(random, clock, status, offer.days),
  };
};
