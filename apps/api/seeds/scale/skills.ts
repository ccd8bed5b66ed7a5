import type { CatalogueRows } from "../catalogue/rows.ts";
import type { Random } from "../random.ts";
import { type Role, ROLES } from "../world/texts/roles.ts";
import { createSampler, zipf } from "./sampler.ts";

const MOST_SKILLS = 5;

/**
 * Draws the skills that a role asks for, by name: a stack of the role, most often its first, what goes
 * with it, and now and then something from the whole catalogue, so that every skill is asked for by
 * somebody and few by many.
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
    return [...new Set(drawn)].slice(0, MOST_SKILLS);
  };
};
