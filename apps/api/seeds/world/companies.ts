import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { slugOf } from "@devguild/schemas/slugs";

import type { companies } from "../../src/modules/companies/companies.tables.ts";
import { type Random, randomOf } from "../random.ts";
import type { Catalogue, Place } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";
import { ROLES } from "./texts/roles.ts";
import { COMPANY_LIST } from "./texts/company-list.ts";
import { type DomainName, DOMAINS } from "./texts/domains.ts";
import { BENEFITS } from "./texts/job-sentences.ts";

export type CompanyRow = typeof companies.$inferInsert & { id: number; published: boolean };

/** What the rest of the world needs to know of a company beside its row. */
export interface Company {
  row: CompanyRow;
  domain: DomainName;
  places: readonly [Place, ...Place[]];
  employees: number;
  customers: number;
  /** How it stands with the product: most are open to everybody. */
  standing: "open" | "unpublished" | "unverified" | "deleted";
  memberships: readonly MembershipKind[];
  /** What it offers: a kind of benefit and its own value of it. */
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

/** The company whose users can be logged in as. */
export const SHOWCASE = "Tidewerk";

const PEOPLE = [
  [4, 10],
  [14, 48],
  [60, 190],
  [210, 480],
  [510, 960],
  [1100, 3000],
] as const;
const RECRUITING = "RECRUITING";

const membershipsOf = (random: Random, name: string, employees: number): MembershipKind[] => {
  if (name === SHOWCASE) return [RECRUITING, "EMPLOYER_BRANDING", "MARKETING"];
  const memberships: MembershipKind[] = random.chance(0.25 + employees * 0.1) ? [RECRUITING] : [];
  if (random.chance(0.14)) memberships.push("MARKETING");
  if (random.chance(0.12)) memberships.push("EMPLOYER_BRANDING");
  return memberships;
};

const techStackOf = (random: Random, catalogue: Catalogue) => {
  const stacks = random.some(["backend", "frontend", "devops", "data", "fullstack"], 3);
  const names = stacks.flatMap((role) => random.pick(ROLES[role]?.stacks ?? [[]]));
  return [...new Set(names)].slice(0, 9).map((name) => catalogue.skill(name));
};

/** All companies; their pictures follow from their ids. */
export const makeCompanies = (
  catalogue: Catalogue,
  clock: Clock,
  managerIds: readonly number[],
): Company[] =>
  COMPANY_LIST.map(([name, domain, cities, founded, range, about], index) => {
    const random = randomOf(`company ${name}`);
    const id = index + 1;
    const [headquarters, ...offices] = cities.split(", ").map(catalogue.city);
    if (!headquarters) throw new Error(`${name} has no headquarters.`);
    const standing = STANDINGS[name] ?? "open";
    const pictured = !WITHOUT_PICTURES.has(name);
    const memberships = membershipsOf(random, name, range);
    const employer = memberships.includes("EMPLOYER_BRANDING");
    const slug = slugOf(name, "company");
    const [fewest, most] = PEOPLE[range - 1] ?? PEOPLE[2];
    return {
      domain,
      places: [headquarters, ...offices],
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
        industry: DOMAINS[domain].industry,
        website: `https://${slug}.example`,
        founded,
        employee_range_id: range,
        hq_location_id: headquarters.id,
        tech_stack_ids: techStackOf(random, catalogue),
        logo_url: pictured ? `/api/files/logos/${id}.svg` : null,
        cover_url: pictured ? `/api/files/covers/${id}.svg` : null,
        published: standing === "open",
        has_brand_page: employer,
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
