import type { Db } from "../src/db/db.ts";
import {
  languages,
  locations,
  regionCountries,
  skillCategories,
  skills,
} from "../src/modules/catalogue/catalogue.tables.ts";
import { keyValues } from "../src/modules/companies/companies.tables.ts";
import { industries } from "../src/modules/industries/industries.tables.ts";
import { creditPacks, membershipPlans } from "../src/modules/memberships/memberships.tables.ts";
import { jobPrices } from "../src/modules/prices/prices.tables.ts";
import { INDUSTRY_ROWS, KEY_VALUE_ROWS } from "./catalogue/company-lists.ts";
import { CREDIT_PACK_ROWS } from "./catalogue/credit-packs.ts";
import { PLAN_ROWS } from "./catalogue/membership-plans.ts";
import { PRICE_ROWS } from "./catalogue/prices.ts";
import { catalogueRows } from "./catalogue/rows.ts";
import { continueIds, insertRows } from "./insert-rows.ts";

const seedPrices = async (db: Db) => {
  const present = await db.select({ id: jobPrices.id }).from(jobPrices).limit(1);
  if (present.length > 0) return;
  await insertRows(db, jobPrices, PRICE_ROWS);
  await continueIds(db, [jobPrices]);
};

const seedPlans = async (db: Db) => {
  const present = await db.select({ id: membershipPlans.id }).from(membershipPlans).limit(1);
  if (present.length > 0) return;
  await insertRows(db, membershipPlans, PLAN_ROWS);
  await continueIds(db, [membershipPlans]);
};

const seedCreditPacks = async (db: Db) => {
  const present = await db.select({ id: creditPacks.id }).from(creditPacks).limit(1);
  if (present.length > 0) return;
  await insertRows(db, creditPacks, CREDIT_PACK_ROWS);
  await continueIds(db, [creditPacks]);
};

const seedCompanyLists = async (db: Db) => {
  const present = await db.select({ id: industries.id }).from(industries).limit(1);
  if (present.length > 0) return;
  await insertRows(db, industries, INDUSTRY_ROWS);
  await insertRows(db, keyValues, KEY_VALUE_ROWS);
  await continueIds(db, [industries, keyValues]);
};

/**
 * Seeds the skills, languages, locations, prices, plans, credit packs, industries and values every installation
 * starts with. Only fills empty tables, so that changes by staff are kept.
 */
export const seedCatalogue = async (db: Db) => {
  await seedPrices(db);
  await seedPlans(db);
  await seedCreditPacks(db);
  await seedCompanyLists(db);
  const present = await db.select({ id: skills.id }).from(skills).limit(1);
  if (present.length > 0) return;
  const rows = catalogueRows();
  await insertRows(db, skillCategories, rows.categories);
  await insertRows(db, skills, rows.skills);
  await insertRows(db, languages, rows.languages);
  await insertRows(db, locations, rows.locations);
  await insertRows(db, regionCountries, rows.regionCountries);
  await continueIds(db, [skillCategories, skills, languages, locations]);
};
