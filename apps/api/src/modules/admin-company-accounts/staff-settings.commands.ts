import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";

import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { lockCompany, setStaffColumns } from "../companies/companies.commands.ts";
import { canManage } from "./admin-company-accounts.queries.ts";
import { companyStaffNotes } from "./admin-company-accounts.tables.ts";

/** Saves what staff note about a company; of two who save at once, the last one's text stays. */
export const saveNotes = async (tx: Db, { userId }: Viewer, companyId: number, body: string) => {
  await lockCompany(tx, companyId);
  const values = { body, updated_by: userId, updated_at: new Date() };
  await tx
    .insert(companyStaffNotes)
    .values({ company_id: companyId, ...values })
    .onConflictDoUpdate({ target: companyStaffNotes.company_id, set: values });
};

/** Turns a company's premium brand page on or off. */
export const setBrandPage = async (tx: Db, companyId: number, isOn: boolean) => {
  await lockCompany(tx, companyId);
  await setStaffColumns(tx, companyId, { has_brand_page: isOn });
};

/** Lets a company's ads lead to its own application form, or not; without a wanted state it switches. */
export const toggleAts = async (tx: Db, companyId: number, wanted?: boolean) => {
  const { external } = await lockCompany(tx, companyId);
  await setStaffColumns(tx, companyId, { allow_external_ats: wanted ?? !external });
};

/** Chooses who looks after a company; null for nobody. */
export const setManager = async (tx: Db, companyId: number, managerId: number | null) => {
  await lockCompany(tx, companyId);
  if (managerId !== null && !(await canManage(tx, managerId)))
    invalid({ customer_success_manager_id: M.managerUnknown });
  await setStaffColumns(tx, companyId, { customer_success_manager_id: managerId });
};

/** Deletes what staff noted about a company. */
export const removeStaffNotes = (tx: Db, companyId: number) =>
  tx.delete(companyStaffNotes).where(eq(companyStaffNotes.company_id, companyId));
