import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listConferences } from "../events/events.queries.ts";
import { type Catalogue, getCatalogue, listOfferedLanguages } from "./catalogue.queries.ts";
import { searchCities } from "./locations.queries.ts";

const listCountries = ({ locations }: Catalogue) =>
  [...locations.values()]
    .filter(({ kind }) => kind === "country")
    .map(({ id, name, iso2, eu }) => ({ id, name, iso2: iso2 ?? "", eu }));

export const catalogueRoutes = implement(contract.catalogue, {
  languages: async ({ db }) => ({
    data: listOfferedLanguages(await getCatalogue(db)),
  }),
  skills: async ({ db }) => ({
    data: [...(await getCatalogue(db)).skills.values()].map(
      ({ id, name, slug, label, category_id, synonyms }) => ({
        id,
        name,
        slug,
        label,
        category_id,
        synonyms,
      }),
    ),
  }),
  skillCategories: async ({ db }) => ({ data: [...(await getCatalogue(db)).categories] }),
  countries: async ({ db }) => ({ data: listCountries(await getCatalogue(db)) }),
  cities: async ({ db, query }) => ({
    data: searchCities(await getCatalogue(db), query),
  }),
  regionsAndCountries: async ({ db }) => {
    const catalogue = await getCatalogue(db);
    return {
      data: {
        regions: [...catalogue.locations.values()]
          .filter(({ kind }) => kind === "region")
          .map(({ id, name }) => ({ id, name })),
        countries: listCountries(catalogue),
      },
    };
  },
  events: async ({ db }) => ({ data: await listConferences(db) }),
});
