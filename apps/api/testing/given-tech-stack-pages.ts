import type { Db } from "../src/db/db.ts";
import { techStackPages } from "../src/modules/tech-stack-pages/tech-stack-pages.tables.ts";
import { givenCatalogueOn } from "./given-catalogue.ts";

/** Creates tech stack pages. */
export const givenTechStackPagesOn = (db: Db) => ({
  /** Creates the page of a skill, given by slug, unless it has one. */
  techStackPage: async (
    slug = "rust",
    values: Partial<typeof techStackPages.$inferInsert> = {},
  ) => {
    const skill_id = await givenCatalogueOn(db).skillId(slug);
    await db
      .insert(techStackPages)
      .values({ skill_id, title: `Hire ${slug} developers`, ...values })
      .onConflictDoNothing();
    return { slug, skill_id };
  },
});
