import type { CatalogueRows } from "../catalogue/rows.ts";
import type { Random } from "../random.ts";
import { type Role, ROLES } from "../world/texts/roles.ts";
import { createSampler, zipf } from "./sampler.ts";

const MAX_SKILLS = 5;

/**
 * Creates a function that draws a role's skills by name: one of its stacks, most often the first,
 * related skills, and occasionally any skill of the catalogue, so that every skill is used but only a
 * few are common.
 */
export const skillDrawer = ({ skills }: CatalogueRows) => {
  const whole = createSampler(
    skills.map(({ name }) => name),
    zipf(1),
  );
  const drawers = new Map(
    Object.values(ROLES).map((role) => [
      role,
      { stack: createSampler(role.stacks, zipf(1.8)), also: createSampler(role.also, zipf(1.2)) },
    ]),
  );
  return (random: Random, role: Role): string[] => {
    const drawer = drawers.get(role);
    const drawn = [...(drawer?.stack(random) ?? [])];
    if (random.chance(0.06)) drawn.push(whole(random));
    for (let extra = random.int(0, 2); extra > 0; extra--)
      if (drawer) drawn.push(drawer.also(random));
    return [...new Set(drawn)].slice(0, MAX_SKILLS);
  };
};
