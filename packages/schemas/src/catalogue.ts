import { z } from "zod";
import { EMPLOYMENT_TYPES } from "./constants/catalogue.ts";
import { id } from "./fields.ts";

export const experience = z.object({ id, title: z.string() });
export const language = z.object({ id, name: z.string() });
export const skill = z.object({ id, name: z.string(), slug: z.string(), label: z.string() });

/** A skill or language among the options of a field; it is also found by its synonyms. */
export const offeredSkill = skill.extend({ synonyms: z.array(z.string()) });
export const offeredLanguage = language.extend({ synonyms: z.array(z.string()) });

export const skillCategory = z.object({ id, name: z.string(), slug: z.string() });
export const country = z.object({ id, name: z.string(), iso2: z.string(), eu: z.boolean() });
export const region = z.object({ id, name: z.string() });

/** A city; `place_id` is its id as text. */
export const city = z.object({
  place_id: z.string(),
  as_string: z.string(),
  name: z.string(),
  country_id: id,
  lat: z.number(),
  lng: z.number(),
});

/** One option of a filter. */
export const filterItem = z.object({ id, label: z.string(), slug: z.string() });
export const locationItem = filterItem.extend({ kind: z.enum(["region", "country", "city"]) });
export const employmentType = z.enum(EMPLOYMENT_TYPES.map(({ value }) => value));
export const hybridOption = z.object({ id, value: z.string(), default: z.boolean() });
export type City = z.infer<typeof city>;
export type FilterItem = z.infer<typeof filterItem>;
export type LocationItem = z.infer<typeof locationItem>;
