import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { identityId, ref } from "../../db/columns.ts";

export const skillCategories = pgTable("skill_categories", {
  id: identityId(),
  name: text().notNull(),
  slug: text().notNull().unique(),
});

export const skills = pgTable("skills", {
  id: identityId(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  label: text().notNull(),
  category_id: ref()
    .notNull()
    .references(() => skillCategories.id),
  active: boolean().notNull().default(true),
  synonyms: text().array().notNull().default([]),
});

export const languages = pgTable("languages", {
  id: identityId(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
});

/** Regions, countries and cities share one id sequence; a city's parent is its country. */
export const locations = pgTable(
  "locations",
  {
    id: identityId(),
    kind: text({ enum: ["region", "country", "city"] }).notNull(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    iso2: text(),
    eu: boolean().notNull().default(false),
    parent_id: ref(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    population: integer().notNull().default(0),
    /** Every usual name, as `toNameKey` returns it. */
    search_names: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex("locations_country")
      .on(table.iso2)
      .where(sql`${table.kind} = 'country'`),
    check("locations_kind", sql`${table.kind} in ('region', 'country', 'city')`),
    check("locations_city", sql`${table.kind} <> 'city' or ${table.parent_id} is not null`),
  ],
);

export const regionCountries = pgTable(
  "region_countries",
  {
    region_id: ref()
      .notNull()
      .references(() => locations.id),
    country_id: ref()
      .notNull()
      .references(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.region_id, table.country_id] })],
);
