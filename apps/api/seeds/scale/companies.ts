import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { toSlug } from "@devguild/schemas/slugs";

import { type Random, createRandom } from "../random.ts";
import type { City } from "../world/catalogue-index.ts";
import type { Clock } from "../world/clock.ts";
import type { Company } from "../world/companies.ts";
import { COMPANY_LIST } from "../world/texts/company-list.ts";
import { BENEFITS } from "../world/texts/job-sentences.ts";
import type { Towns } from "./towns.ts";

const JOBS_OF_COMPANY = 20;

const SUFFIXES = [
  "Labs",
  "Systems",
  "Digital",
  "Software",
  "Data",
  "Works",
  "Cloud",
  "Group",
  "Studio",
  "Analytics",
];

/** The share of companies of at least this size: few are large, and those post the most. */
const SIZES = [
  [0.004, 6, 1_100, 9_000],
  [0.02, 5, 510, 960],
  [0.08, 4, 210, 480],
  [0.28, 3, 60, 190],
  [0.65, 2, 14, 48],
  [1, 1, 4, 10],
] as const;

const pickLocations = (random: Random, towns: Towns, range: number): Company["cities"] => {
  const headquarters = towns.anywhere(random);
  const offices = new Map<number, City>();
  for (let left = random.int(0, range - 1); left > 0; left--) {
    const office = (random.chance(0.6) ? towns.in(headquarters.iso2) : undefined) ?? towns.anywhere;
    const town = office(random);
    if (town.id !== headquarters.id) offices.set(town.id, town);
  }
  return [headquarters, ...offices.values()];
};

/** Returns how many companies post that many jobs. */
export const companiesFor = (jobs: number) => Math.max(1, Math.round(jobs / JOBS_OF_COMPANY));

/** Creates companies, the largest first, with variations of the demo world's names and trades. */
export const makeCompanies = (
  seed: string,
  total: number,
  towns: Towns,
  clock: Clock,
): Company[] => {
  const slugs = new Set<string>();
  return Array.from({ length: total }, (_, index) => {
    const id = index + 1;
    const random = createRandom(`${seed} company ${id}`);
    const line = COMPANY_LIST[index % COMPANY_LIST.length] ?? random.pick(COMPANY_LIST);
    const [base, domain, , , , about] = line;
    const [, range, fewest, most] = SIZES.find(([share]) => id <= share * total) ?? SIZES[5];
    const cities = pickLocations(random, towns, range);
    const suffix = random.chance(0.4) ? cities[0].name : random.pick(SUFFIXES);
    const name = index < COMPANY_LIST.length ? base : `${base} ${suffix}`;
    const plain = toSlug(name, "company");
    const slug = slugs.has(plain) ? `${plain}-${id}` : plain;
    slugs.add(slug);
    return {
      domain,
      cities,
      standing: "open",
      // Nobody posts ads here, so no memberships were bought.
      memberships: [],
      employees: random.int(fewest, most),
      customers: random.int(3, 60) * 10,
      benefits: random
        .some([...BENEFITS.keys()], 10)
        .map((kind) => ({ kind, value: random.pick(BENEFITS[kind]?.values ?? [""]) })),
      row: {
        id,
        name,
        slug,
        type: domain === "agency" ? COMPANY_TYPES.agency : COMPANY_TYPES.company,
        short_description: about,
        website: `https://${slug}.example`,
        founded: random.int(1985, 2024),
        employee_range_id: range,
        hq_location_id: cities[0].id,
        published: true,
        allow_external_ats: random.chance(0.3),
        created_at: clock.daysAgo(random.int(90, 1500)),
      },
    };
  });
};
