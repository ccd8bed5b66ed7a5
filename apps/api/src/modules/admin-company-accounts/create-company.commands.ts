import type { CreateCompanyBody } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { createCompany, setStaffColumns } from "../companies/companies.commands.ts";
import { findCompanyNamed } from "../companies/companies.queries.ts";
import { setProfile } from "../companies/profile.commands.ts";
import { setHolder } from "./set-holder.commands.ts";
import { saveNotes } from "./staff-settings.commands.ts";

type Names = Pick<CreateCompanyBody, "first_name" | "last_name">;

const toContact = (email: string, { first_name: first, last_name: last }: Names) =>
  `Contact: ${[first, last, `<${email}>`].filter(Boolean).join(" ")}`;

/**
 * Creates a company, not public yet. The contact is invited as account holder, or noted. A name that another
 * company has is refused, which a second press of the button meets as well.
 * Source: docs/product/staff-accounts.md.
 */
export const createStaffCompany = async (
  tx: Db,
  viewer: Viewer,
  { name, type, email, website, send_invite: invites, ...names }: CreateCompanyBody,
): Promise<{ id: number }> => {
  // It takes the lock that lets companies of one name be created one after the other.
  const company = await createCompany(tx, name);
  const same = await findCompanyNamed(tx, name, company.id);
  if (same) invalid({ name: M.nameTaken(same.id) });
  await setStaffColumns(tx, company.id, { type });
  await setProfile(tx, company.id, { website });
  if (invites) await setHolder(tx, viewer, company.id, { email, ...names });
  else await saveNotes(tx, viewer, company.id, toContact(email, names));
  return company;
};
