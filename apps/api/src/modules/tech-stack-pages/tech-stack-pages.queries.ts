import type { TechStackLine } from "@devguild/schemas/tech-stack-pages";
import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { skills } from "../catalogue/catalogue.tables.ts";
import { techStackPages } from "./tech-stack-pages.tables.ts";

const line = { slug: skills.slug, skill: skills.name, title: techStackPages.title };
const isPublic = and(eq(techStackPages.published, true), eq(skills.active, true));

/** Lists the tech stack pages by skill name; one query. */
export const listTechStackPages = (db: Db): Promise<(TechStackLine & { skill_id: number })[]> =>
  db
    .select({ ...line, skill_id: techStackPages.skill_id })
    .from(techStackPages)
    .innerJoin(skills, eq(skills.id, techStackPages.skill_id))
    .where(isPublic)
    .orderBy(asc(skills.name));

/** Finds the text about a skill; null if it has no page. */
export const findTechStackPage = async (db: Db, slug: string) => {
  const [row] = await db
    .select({
      ...line,
      skill_id: techStackPages.skill_id,
      intro_html: techStackPages.intro_html,
      faq: techStackPages.faq,
    })
    .from(techStackPages)
    .innerJoin(skills, eq(skills.id, techStackPages.skill_id))
    .where(and(isPublic, eq(skills.slug, slug)));
  return row ? { ...row, intro_html: sanitiseEditorial(row.intro_html) } : null;
};
