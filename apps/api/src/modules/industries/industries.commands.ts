import { type Industry, INDUSTRY_MESSAGES, type IndustryBody } from "@devguild/schemas/industries";
import { toSlug } from "@devguild/schemas/slugs";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { industries } from "./industries.tables.ts";

/** The audit snapshot of an industry. */
export const industrySnapshot = createSnapshot(industries, {});

const toRow = ({ name, slug, active }: IndustryBody) => ({
  label: name,
  slug: slug || toSlug(name, "industry"),
  active,
});

const WRITTEN = {
  id: industries.id,
  name: industries.label,
  slug: industries.slug,
  active: industries.active,
};

// The unique indexes settle simultaneous writes.
const refuseTaken =
  ({ slug }: IndustryBody) =>
  (error: unknown) => {
    if (isUniqueViolation(error, "industries_label_unique"))
      invalid({ name: INDUSTRY_MESSAGES.nameTaken });
    if (!isUniqueViolation(error, "industries_slug_unique")) raise(error);
    // If no slug was entered, it comes from the name, so the name is the problem.
    return slug
      ? invalid({ slug: INDUSTRY_MESSAGES.slugTaken })
      : invalid({ name: INDUSTRY_MESSAGES.nameTaken });
  };

/** Adds an industry to the catalogue. Source: docs/product/companies.md. */
export const createIndustry = async (db: Db, body: IndustryBody): Promise<Industry> => {
  const [created] = await db
    .insert(industries)
    .values(toRow(body))
    .returning(WRITTEN)
    .catch(refuseTaken(body));
  return created ?? notFound();
};

/** Changes an industry for every company that uses it. Source: docs/product/companies.md. */
export const updateIndustry = async (db: Db, id: number, body: IndustryBody): Promise<Industry> => {
  const [updated] = await db
    .update(industries)
    .set(toRow(body))
    .where(eq(industries.id, id))
    .returning(WRITTEN)
    .catch(refuseTaken(body));
  return updated ?? notFound();
};
