import type { Random } from "../random.ts";
import type { DomainName } from "./texts/domains.ts";
import { type Role, ROLES } from "./texts/roles.ts";

/** Roles that only exist in some industries. */
const ROLE_DOMAINS: Record<string, readonly DomainName[]> = {
  robotics: ["robotics", "factory", "farming", "port", "climate"],
  game: ["games"],
  graphics: ["games", "media", "property", "port", "space", "textile"],
  gis: [
    "farming",
    "space",
    "water",
    "mobility",
    "climate",
    "port",
    "insurance",
    "telecom",
    "civic",
  ],
  embedded: [
    "robotics",
    "factory",
    "water",
    "mobility",
    "energy",
    "telecom",
    "climate",
    "grocery",
    "space",
    "health",
    "lab",
    "agency",
    "rail",
  ],
  network: ["telecom", "cloud", "security", "energy", "rail", "port", "agency", "civic", "media"],
  sap: ["factory", "energy", "textile", "insurance", "agency", "grocery", "civic", "work", "port"],
  cobol: ["banking", "insurance", "payments", "rail", "civic", "aviation", "agency"],
  scala: ["payments", "banking", "media", "cloud", "insurance", "aviation", "energy", "travel"],
  salesforce: [
    "agency",
    "insurance",
    "telecom",
    "education",
    "travel",
    "property",
    "work",
    "energy",
  ],
};

/** Roles whose title and salary already imply seniority. */
export const LEAD_ROLES: ReadonlySet<string> = new Set(["architect", "manager", "lead"]);

/**
 * Picks a role for a company in an industry; a `sharpness` above 1 makes frequent roles even more
 * frequent.
 */
export const pickRole = (
  random: Random,
  domain: DomainName,
  sharpness = 1,
): [name: string, role: Role] => {
  const fitting = Object.entries(ROLES).filter(
    ([name]) => ROLE_DOMAINS[name]?.includes(domain) ?? true,
  );
  return random.weighted(
    // Industry-specific roles are advertised more often in their own industry.
    fitting.map(
      (entry) =>
        [entry, entry[1].weight ** sharpness * (ROLE_DOMAINS[entry[0]] ? 2.5 : 1)] as const,
    ),
  );
};

/** Picks the skills of an ad for a role: one stack first, then others, five at most. */
export const pickSkills = (random: Random, role: Role) => {
  const stack = random.pick(role.stacks);
  const extra = random.some(
    role.also,
    random.weighted([
      [0, 2],
      [1, 4],
      [2, 3],
    ] as const),
  );
  return [...new Set([...stack, ...extra])].slice(0, 5);
};
