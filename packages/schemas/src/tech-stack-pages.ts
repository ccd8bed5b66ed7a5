import { z } from "zod";
import { id } from "./fields.ts";

/** A list entry of a page for teams hiring for one skill; `slug` is the skill's. */
export const techStackLine = z.object({ slug: z.string(), skill: z.string(), title: z.string() });
export type TechStackLine = z.infer<typeof techStackLine>;

/**
 * Aggregates about people with the skill: their number, mean years of experience, and main
 * countries. Below five people, a figure is null or a country is left out.
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
  /** Pages of other skills that these developers often have. */
  related_skills: z.array(techStackLine),
});
export type TechStackPage = z.infer<typeof techStackPage>;
