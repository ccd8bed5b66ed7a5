import { z } from "zod";
import { id } from "./fields.ts";

/** A page for teams hiring for one skill, as lists name it; `slug` is the skill's. */
export const techStackLine = z.object({ slug: z.string(), skill: z.string(), title: z.string() });
export type TechStackLine = z.infer<typeof techStackLine>;

/**
 * Who has the skill, as numbers only: developers, their mean years with it, and where most of them
 * live. Fewer than five people are not told: null, or a country that is left out.
 */
const techStackStats = z.object({
  developers: z.number().int().nullable(),
  avg_yoe: z.number().nullable(),
  top_countries: z.array(z.object({ name: z.string(), developers: z.number().int() })),
});

/** Source: docs/product/tech-stack-pages.md. */
export const techStackPage = techStackLine.extend({
  skill_id: id,
  intro_html: z.string(),
  stats: techStackStats,
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Pages of what most of these developers know besides. */
  related_skills: z.array(techStackLine),
});
export type TechStackPage = z.infer<typeof techStackPage>;
