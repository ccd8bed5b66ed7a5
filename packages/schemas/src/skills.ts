import { z } from "zod";
import { SKILL_MESSAGES, SKILL_ORDERS } from "./constants/skills.ts";
import {
  chosenId,
  flag,
  id,
  instant,
  queryFlag,
  queryPage,
  queryPerPage,
  requiredText,
  text,
} from "./fields.ts";

/** How often a skill is used, counted within the last hour. */
const skillUses = z.object({
  developers: z.number().int(),
  jobs: z.number().int(),
  companies: z.number().int(),
  /** Videos, articles, live events and their sessions. */
  contents: z.number().int(),
});

/** A skill in the back office; it can be chosen while it is active. */
export const adminSkill = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  label: z.string(),
  category_id: id,
  category: z.string(),
  active: z.boolean(),
  synonyms: z.array(z.string()),
  uses: skillUses,
  /** The skill that replaced it, and whether its uses are still being moved there. */
  merged_into: z
    .object({ id, name: z.string(), merged_at: instant, moving: z.boolean() })
    .nullable(),
});
export type AdminSkill = z.infer<typeof adminSkill>;

/** Filters skills by name, slug or synonym, by category, and by `active`. */
const skillsFilter = z.object({
  query: z.string().trim().max(200).default(""),
  category_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  active: queryFlag,
});
export type SkillsFilter = z.infer<typeof skillsFilter>;

/** Which skills a spreadsheet has, in which order. */
export const skillsCsvQuery = skillsFilter.extend({
  order_by: z.enum(SKILL_ORDERS).default("name"),
  order_by_direction: z.enum(["asc", "desc"]).default("asc"),
});
export type SkillsCsvQuery = z.infer<typeof skillsCsvQuery>;

export const skillsQuery = skillsCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(100),
});
export type SkillsQuery = z.infer<typeof skillsQuery>;

/** A skill to create or change; the default slug is made from the name, the default label is the name. */
export const skillBody = z.object({
  name: requiredText(60),
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^$|^[a-z0-9-]*[a-z][a-z0-9-]*$/, "Use lowercase letters, digits and hyphens.")
    .default(""),
  label: text(60).default(""),
  category_id: chosenId(SKILL_MESSAGES.categoryUnknown),
  active: flag.default(true),
  synonyms: z.array(requiredText(60)).max(30).default([]),
});
export type SkillBody = z.infer<typeof skillBody>;

/** The skill that another one is merged into. */
export const mergeSkillBody = z.object({ target_id: id });
