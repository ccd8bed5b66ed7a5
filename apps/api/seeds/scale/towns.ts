import type { CatalogueRows } from "../catalogue/rows.ts";
import type { City } from "../world/catalogue-index.ts";
import { HOMES, LARGE_COMMUNITIES } from "../world/texts/homes.ts";
import { type Sampler, createSampler } from "./sampler.ts";

const SMALL_COUNTRY = 4;

// Large worlds have their jobs in cities, not in every small town.
const SMALLEST = 40_000;

// Jobs are concentrated in large cities more than people are.
const PULL_OF_SIZE = 1.15;

/** Creates samplers for cities: countries with the demo world's weights, and larger cities more often. */
export const makeTowns = ({ locations }: CatalogueRows) => {
  const shares = new Map<string, number>([
    ...Object.keys(HOMES).map((iso2) => [iso2, SMALL_COUNTRY] as const),
    ...LARGE_COMMUNITIES,
  ]);
  const codes = new Map<number, string>();
  const sizes = new Map<number, number>();
  for (const { id, kind, iso2 } of locations) if (kind === "country" && iso2) codes.set(id, iso2);
  const byCountry = new Map<string, City[]>();
  for (const { id, kind, name, parent_id, population } of locations) {
    const iso2 = codes.get(parent_id ?? 0);
    if (kind !== "city" || !parent_id || !iso2 || !shares.has(iso2)) continue;
    if (!population || population < SMALLEST) continue;
    sizes.set(id, population ** PULL_OF_SIZE);
    const towns = byCountry.get(iso2) ?? [];
    towns.push({ id, name, countryId: parent_id, iso2 });
    byCountry.set(iso2, towns);
  }
  const within = new Map<string, Sampler<City>>();
  for (const [iso2, towns] of byCountry)
    within.set(
      iso2,
      createSampler(towns, ({ id }) => sizes.get(id) ?? 0),
    );
  const country = createSampler([...within], ([iso2]) => shares.get(iso2) ?? 0);
  return {
    anywhere: ((random) => country(random)[1](random)) satisfies Sampler<City>,
    in: (iso2: string): Sampler<City> | undefined => within.get(iso2),
  };
};
export type Towns = ReturnType<typeof makeTowns>;
