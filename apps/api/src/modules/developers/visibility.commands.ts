import {
  HIDDEN_COMPANIES_MAX,
  VISIBILITY_MESSAGES as M,
} from "@devguild/schemas/constants/visibility";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { companies } from "../companies/companies.tables.ts";
import { developerHiddenCompanies } from "./developers.tables.ts";
import { updateDeveloper } from "./profile.commands.ts";
import { lockDeveloper } from "./skills-and-languages.commands.ts";

/** Shows a developer's profile to staff who look for developers, or hides it. Source: docs/product/visibility.md. */
export const saveVisibility = (
  db: Db,
  { developerId }: DeveloperViewer,
  { visible_to_staff: isVisible }: { visible_to_staff: boolean },
) => updateDeveloper(db, developerId, { hidden_from_sourcing: !isVisible });

const isCompany = async (tx: Db, id: number) =>
  (await tx.$count(companies, and(eq(companies.id, id), isNull(companies.deleted_at)))) > 0;

/** Hides a developer's profile from a company. Source: docs/product/visibility.md. */
export const hideFromCompany = (db: Db, { developerId }: DeveloperViewer, companyId: number) =>
  transaction(db, async (tx) => {
    await lockDeveloper(tx, developerId);
    const isTheirs = eq(developerHiddenCompanies.developer_id, developerId);
    const hidden = await tx
      .select({ id: developerHiddenCompanies.company_id })
      .from(developerHiddenCompanies)
      .where(isTheirs);
    if (hidden.some(({ id }) => id === companyId)) return;
    if (!(await isCompany(tx, companyId))) notFound();
    if (hidden.length >= HIDDEN_COMPANIES_MAX)
      conflict("too_many_hidden_companies", M.companiesMany);
    await tx
      .insert(developerHiddenCompanies)
      .values({ developer_id: developerId, company_id: companyId });
  });

/** Stops hiding a developer's profile from a company; does nothing if it isn't hidden. */
export const showToCompany = (db: Db, { developerId }: DeveloperViewer, companyId: number) =>
  transaction(db, async (tx) => {
    const shown = await tx
      .delete(developerHiddenCompanies)
      .where(
        and(
          eq(developerHiddenCompanies.developer_id, developerId),
          eq(developerHiddenCompanies.company_id, companyId),
        ),
      )
      .returning();
    if (shown.length === 0 && !(await isCompany(tx, companyId))) notFound();
  });

/** Shows a developer's profile to all companies again. */
export const removeHiddenCompanies = (tx: Db, developerId: number) =>
  tx.delete(developerHiddenCompanies).where(eq(developerHiddenCompanies.developer_id, developerId));

/** Takes a company that is erased from everyone's hidden companies. */
export const removeFromHiddenCompanies = (tx: Db, companyId: number) =>
  tx.delete(developerHiddenCompanies).where(eq(developerHiddenCompanies.company_id, companyId));
