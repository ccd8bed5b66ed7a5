import type { TechStackPage } from "@devguild/schemas/tech-stack-pages";

import type { Db } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { countSkilled } from "./count-skilled.queries.ts";
import { findTechStackPage, listTechStackPages } from "./tech-stack-pages.queries.ts";

const RELATED_SHOWN = 6;

/**
 * Reads a tech stack page with its numbers; null if there is none.
 * Source: docs/product/tech-stack-pages.md.
 */
export const readTechStackPage = async (db: Db, slug: string): Promise<TechStackPage | null> => {
  const page = await findTechStackPage(db, slug);
  if (!page) return null;
  const { locations } = await getCatalogue(db);
  const counted = await countSkilled(db, page.skill_id);
  const pages = new Map((await listTechStackPages(db)).map((each) => [each.skill_id, each]));
  return {
    ...page,
    stats: {
      developers: counted.developers,
      avg_yoe: counted.avg_yoe,
      top_countries: counted.countries.flatMap(({ id, developers }) => {
        const country = locations.get(id);
        return country ? [{ name: country.name, developers }] : [];
      }),
    },
    related_skills: counted.skills
      .flatMap((id) => pages.get(id) ?? [])
      .slice(0, RELATED_SHOWN)
      .map((each) => ({ slug: each.slug, skill: each.skill, title: each.title })),
  };
};
