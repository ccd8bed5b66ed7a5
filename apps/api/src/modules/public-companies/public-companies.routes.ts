import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { moved, notFound } from "../../http/problems.ts";
import { findCompanyId, findPublicCompany } from "./public-company.queries.ts";
import {
  listFeaturedCompanies,
  listTeams,
  readTeamOptions,
  searchTeamLocations,
} from "./teams.queries.ts";

export const publicCompanyRoutes = implement(contract.publicCompanies, {
  details: async ({ db, query, viewer }) => {
    const id = (await findCompanyId(db, query)) ?? notFound();
    const company = (await findPublicCompany(db, id, viewer?.developerId ?? null)) ?? notFound();
    if (query.company_id !== company.id || query.company_slug !== company.slug)
      moved({ company_id: company.id, company_slug: company.slug });
    return { data: company };
  },
  teams: async ({ db, query }) => {
    const { rows, total } = await listTeams(db, query);
    return { data: rows, pagination: toListMeta(query, total) };
  },
  options: async ({ db, query }) => ({ data: await readTeamOptions(db, query) }),
  locations: async ({ db, query }) => ({ data: await searchTeamLocations(db, query.search) }),
  featured: async ({ db, query }) => ({ data: await listFeaturedCompanies(db, query.count) }),
});
