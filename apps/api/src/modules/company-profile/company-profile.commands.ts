import type { CompanyInfoBody } from "@devguild/schemas/company-profile";
import { COMPANY_PROFILE_MESSAGES as M } from "@devguild/schemas/constants/company-profile";
import { UPLOAD_MESSAGES } from "@devguild/schemas/constants/uploads";

import { type Db, transaction } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder, isOwnedBy } from "../../ports/files/signed-uploads.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findCity } from "../catalogue/locations.queries.ts";
import { setIndustries, setProfile } from "../companies/profile.commands.ts";

const findHeadquarters = (catalogue: Catalogue, placeId: string | null | undefined) => {
  if (placeId === undefined || placeId === null) return placeId;
  return findCity(catalogue, placeId)?.id ?? invalid({ headquarters: M.cityUnknown });
};

/** Changes the facts about a company. Absent ones stay, null clears one. */
export const saveInfo = async (
  db: Db,
  companyId: number,
  { name, founded, employees, headquarters, industries }: CompanyInfoBody,
) => {
  const catalogue = await getCatalogue(db);
  await transaction(db, async (tx) => {
    await setProfile(tx, companyId, {
      name,
      founded,
      employee_range_id: employees,
      hq_location_id: findHeadquarters(catalogue, headquarters),
    });
    if (industries !== undefined) await setIndustries(tx, companyId, industries);
  });
};

/** Chooses a company's tech stack from the active skills. */
export const saveTechStack = async (db: Db, companyId: number, ids: number[]) => {
  const { skills } = await getCatalogue(db);
  if (!ids.every((id) => skills.has(id))) invalid({ tech_stacks: M.skillsUnknown });
  await setProfile(db, companyId, { tech_stack_ids: ids });
};

/**
 * Uses a picture uploaded for this company as its logo or cover, or none. The nightly cleanup deletes
 * the former one, so it can be restored until then. Source: docs/product/company-profile.md.
 */
export const savePicture = async (
  db: Db,
  companyId: number,
  { kind, key }: { kind: "logo" | "cover"; key: string | null },
  files: FileStore,
) => {
  const folder = getFolder(kind);
  if (key !== null && !(isOwnedBy(key, companyId) && (await files.open(folder, key)) !== null))
    invalid({ img_name: UPLOAD_MESSAGES.fileMissing });
  const address = key === null ? null : `/api/files/${folder}/${key}`;
  await setProfile(db, companyId, kind === "logo" ? { logo_url: address } : { cover_url: address });
};
