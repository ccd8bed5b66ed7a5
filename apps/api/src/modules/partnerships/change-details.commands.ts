import {
  PARTNERSHIP_LINKS,
  PARTNERSHIP_MESSAGES as M,
  type PartnershipPart,
} from "@devguild/schemas/constants/partnerships";
import { UPLOAD_MESSAGES } from "@devguild/schemas/constants/uploads";
import type {
  PartnershipInfoBody,
  PartnershipLinks,
  PartnershipLinksBody,
} from "@devguild/schemas/partnerships";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder, isOwnedBy } from "../../ports/files/signed-uploads.ts";
import { lockParts, type PartnershipKey } from "./lock-partnership.commands.ts";
import { checkLinks } from "./partnerships.policy.ts";
import { partnerships } from "./partnerships.tables.ts";

type Columns = Partial<typeof partnerships.$inferInsert>;

const setColumns = async (tx: Db, id: number, columns: Columns) => {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await tx.update(partnerships).set(columns).where(eq(partnerships.id, id));
};

/** Changes name, booth and introduction; absent ones stay, null clears. */
export const saveInfo = (
  db: Db,
  key: PartnershipKey,
  { company_name, company_booth_number, company_introduction }: PartnershipInfoBody,
) =>
  transaction(db, async (tx) => {
    const changesBooth = company_booth_number !== undefined;
    const changesCompany = company_name !== undefined || company_introduction !== undefined;
    const parts: PartnershipPart[] = [
      ...(changesBooth ? (["booth"] as const) : []),
      ...(changesCompany ? (["company"] as const) : []),
    ];
    const locked = await lockParts(tx, key, ...parts);
    if (company_booth_number && !locked.package.has_booth) conflict("no_booth", M.noBooth);
    await setColumns(tx, key.partnershipId, {
      name: company_name,
      booth_number: company_booth_number,
      introduction: company_introduction === null ? "" : company_introduction,
    });
  });

/** Uses a picture uploaded for the company as its logo or cover at the event, or none. */
export const saveCongressPicture = (
  db: Db,
  key: PartnershipKey,
  picture: { kind: "logo" | "cover"; key: string | null },
  files: FileStore,
) =>
  transaction(db, async (tx) => {
    await lockParts(tx, key, "company");
    const folder = getFolder(picture.kind);
    const name = picture.key;
    if (
      name !== null &&
      !(isOwnedBy(name, key.companyId) && (await files.open(folder, name)) !== null)
    )
      invalid({ img_name: UPLOAD_MESSAGES.fileMissing });
    const address = name === null ? null : `/api/files/${folder}/${name}`;
    const column = picture.kind === "logo" ? "congress_logo_url" : "congress_cover_url";
    await setColumns(tx, key.partnershipId, { [column]: address });
  });

/** Changes links; absent ones stay, null removes. Returns all of them. */
export const saveLinks = (db: Db, key: PartnershipKey, body: PartnershipLinksBody) =>
  transaction(db, async (tx): Promise<PartnershipLinks> => {
    const { partnership } = await lockParts(tx, key, "links");
    const fields = PARTNERSHIP_LINKS.flatMap((name) => [name, `${name}_title`] as const);
    const links = Object.fromEntries(
      fields.map((field) => [field, body[field] === undefined ? partnership[field] : body[field]]),
    ) as PartnershipLinks;
    const errors = checkLinks(links);
    if (Object.keys(errors).length > 0) invalid(errors);
    await setColumns(tx, key.partnershipId, links);
    return links;
  });
