import {
  city,
  country,
  offeredLanguage,
  offeredSkill,
  region,
  skillCategory,
} from "@devguild/schemas/catalogue";
import { dataOf } from "@devguild/schemas/fields";
import { conference } from "@devguild/schemas/site-data";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const catalogue = {
  languages: endpoint({
    method: "GET",
    path: "/languages",
    summary: "Languages",
    access: anyone,
    staysSmall: "the catalogue's languages",
    answer: { 200: dataOf(z.array(offeredLanguage)) },
  }),
  skills: endpoint({
    method: "GET",
    path: "/lists/skills",
    summary: "Active skills",
    access: anyone,
    staysSmall: "the catalogue's skills, which staff add one by one",
    answer: { 200: dataOf(z.array(offeredSkill.extend({ category_id: z.number().int() }))) },
  }),
  skillCategories: endpoint({
    method: "GET",
    path: "/lists/skills/categories",
    summary: "Skill categories",
    access: anyone,
    staysSmall: "the catalogue's categories",
    answer: { 200: dataOf(z.array(skillCategory)) },
  }),
  countries: endpoint({
    method: "GET",
    path: "/lists/countries",
    summary: "Countries",
    access: anyone,
    staysSmall: "countries of the world",
    answer: { 200: dataOf(z.array(country)) },
  }),
  cities: endpoint({
    method: "GET",
    path: "/locations/cities/search",
    summary: "Cities whose name starts with a text, largest first; in all countries or one",
    access: anyone,
    staysSmall: "the 12 best matches",
    query: z.object({
      search: z.string().trim().max(100).default(""),
      country_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    answer: { 200: dataOf(z.array(city)) },
  }),
  regionsAndCountries: endpoint({
    method: "GET",
    path: "/locations/regions-and-countries",
    summary: "Regions and countries a remote job can be open to",
    access: anyone,
    answer: { 200: dataOf(z.object({ regions: z.array(region), countries: z.array(country) })) },
  }),
  events: endpoint({
    method: "GET",
    path: "/lists/events",
    summary: "Conferences and summits that have not ended",
    access: anyone,
    staysSmall: "our own conferences",
    answer: { 200: dataOf(z.array(conference)) },
  }),
};
