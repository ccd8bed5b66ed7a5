import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { readTechStackPage } from "./read-tech-stack-page.queries.ts";
import { listTechStackPages } from "./tech-stack-pages.queries.ts";

export const techStackPageRoutes = implement(contract.techStackPages, {
  list: async ({ db }) => ({
    data: (await listTechStackPages(db)).map(({ slug, skill, title }) => ({ slug, skill, title })),
  }),
  details: async ({ db, params }) => ({
    data: (await readTechStackPage(db, params.slug)) ?? notFound(),
  }),
});
