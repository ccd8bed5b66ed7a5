import { COMPANY_TYPES, HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { toSlug } from "@devguild/schemas/slugs";

import type { companies } from "../../src/modules/companies/companies.tables.ts";
import { type Random, createRandom } from "../random.ts";
import type { Catalogue, City } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";
import { COMPANY_LIST } from "./texts/company-list.ts";
import type { DomainName } from "./texts/domains.ts";
import { BENEFITS } from "./texts/job-sentences.ts";
import { ROLES } from "./texts/roles.ts";

export type CompanyRow = typeof companies.$inferInsert & { id: number; published: boolean };

/** A company's row, and what the rest of the world needs to know about it. */
export interface Company {
  row: CompanyRow;
  domain: DomainName;
  cities: readonly [City, ...City[]];
  employees: number;
  customers: number;
  /** Its status on the platform; most are open. */
  standing: "open" | "unpublished" | "unverified" | "deleted";
  memberships: readonly MembershipKind[];
  /** Its benefits: the kind of each, and the company's own value. */
  benefits: readonly { kind: number; value: number | string }[];
}

const STANDINGS: Record<string, Company["standing"]> = {
  "Tarnfield & Rhys": "unpublished",
  Pedalo: "unpublished",
  "Burrow & Spark": "unpublished",
  Margine: "unpublished",
  Sortilege: "unverified",
  "Torneria Digitale": "unverified",
  Cuttlefold: "deleted",
};
const WITHOUT_PICTURES: ReadonlySet<string> = new Set(["Atelier Binaire", "Byrefield", "Levantis"]);

/** The company with demo logins. */
export const SHOWCASE = "Tidewerk";

const EMPLOYEE_RANGES = [
  [4, 10],
  [14, 48],
  [60, 190],
  [210, 480],
  [510, 960],
  [1100, 3000],
] as const;
const RECRUITING = "RECRUITING";
/** The share of companies that bought a brand page without a membership that includes one. */
const BRANDED = 0.08;

const pickMemberships = (random: Random, name: string, employees: number): MembershipKind[] => {
  if (name === SHOWCASE) return [RECRUITING, "EMPLOYER_BRANDING", "MARKETING"];
  const memberships: MembershipKind[] = random.chance(0.25 + employees * 0.1) ? [RECRUITING] : [];
  if (random.chance(0.14)) memberships.push("MARKETING");
  if (random.chance(0.12)) memberships.push("EMPLOYER_BRANDING");
  return memberships;
};

const SHOWCASE_STACK = [
  "Go",
  "PostgreSQL",
  "Kafka",
  "TypeScript",
  "React",
  "Kubernetes",
  "Terraform",
  "Python",
  "Rust",
];

const pickTechStack = (random: Random, catalogue: Catalogue, company: string) => {
  const stacks = random.some(["backend", "frontend", "devops", "data", "fullstack"], 3);
  const names = stacks.flatMap((role) => random.pick(ROLES[role]?.stacks ?? [[]]));
  const stack = company === SHOWCASE ? SHOWCASE_STACK : [...new Set(names)].slice(0, 9);
  return stack.map((name) => catalogue.skill(name));
};

// Not every company has every link; LinkedIn and GitHub are the most common.
const LINKS = [
  ["github", 0.7, "https://github.example/"],
  ["linkedin", 0.9, "https://linkedin.example/company/"],
  ["twitter", 0.4, "https://twitter.example/"],
  ["instagram", 0.35, "https://instagram.example/"],
  ["facebook", 0.3, "https://facebook.example/"],
  ["tiktok", 0.12, "https://tiktok.example/@"],
] as const;

// Uses a separate generator, so that the number of links doesn't change anything else about a company.
const pickLinks = (slug: string) => {
  const random = createRandom(`links of ${slug}`);
  const chosen = LINKS.filter(([, share]) => random.chance(share));
  return {
    website: `https://${slug}.example`,
    ...Object.fromEntries(chosen.map(([name, , host]) => [name, `${host}${slug}`])),
  };
};

/** Creates all companies; their images are derived from their ids. */
export const makeCompanies = (
  catalogue: Catalogue,
  clock: Clock,
  managerIds: readonly number[],
): Company[] =>
  COMPANY_LIST.map(([name, domain, cities, founded, range, about], index) => {
    const random = createRandom(`company ${name}`);
    const id = index + 1;
    const [headquarters, ...offices] = cities.split(", ").map(catalogue.city);
    if (!headquarters) throw new Error(`${name} has no headquarters.`);
    const standing = STANDINGS[name] ?? "open";
    const pictured = !WITHOUT_PICTURES.has(name);
    const memberships = pickMemberships(random, name, range);
    const profile = createRandom(`profile of ${name}`);
    const isBranded = memberships.includes("EMPLOYER_BRANDING") || profile.chance(BRANDED);
    const slug = toSlug(name, "company");
    const [fewest, most] = EMPLOYEE_RANGES[range - 1] ?? EMPLOYEE_RANGES[2];
    return {
      domain,
      cities: [headquarters, ...offices],
      standing,
      memberships: standing === "open" ? memberships : [],
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
        ...pickLinks(slug),
        founded,
        employee_range_id: range,
        hq_location_id: headquarters.id,
        tech_stack_ids: pickTechStack(random, catalogue, name),
        logo_url: pictured ? `/api/files/logos/${id}.svg` : null,
        cover_url: pictured ? `/api/files/covers/${id}.svg` : null,
        published: standing === "open",
        hiring_preference_id: profile.int(1, HIRING_PREFERENCES.length),
        has_brand_page: standing === "open" && isBranded,
        allow_external_ats: name !== SHOWCASE && random.chance(0.3),
        credits:
          name === SHOWCASE
            ? 8
            : random.weighted([
                [0, 5],
                [random.int(1, 4), 4],
                [random.int(5, 25), 2],
              ] as const),
        customer_success_manager_id: random.chance(0.8) ? random.pick(managerIds) : null,
        created_at: clock.daysAgo(
          standing === "unverified" ? random.int(1, 6) : random.int(90, 1500),
        ),
        deleted_at: standing === "deleted" ? clock.daysAgo(12) : null,
      },
    };
  });
