import type { FileStore } from "../../../src/ports/files/files.port.ts";
import { getFolder } from "../../../src/ports/files/signed-uploads.ts";
import type { CompanyRow } from "../companies.ts";
import { drawCompanyCover } from "./covers.ts";
import { drawLogo } from "./logos.ts";

// Replaces the file of an earlier demo world.
const replace = async (files: FileStore, folder: string, name: string, drawing: string) => {
  await files.remove(folder, name);
  await files.save(folder, name, Buffer.from(drawing));
};

/** A drawing, and the name in its address. */
export type Drawn = { kind: "avatar" | "cover" | "logo"; name: string; drawing: string };

/** Returns the address of a drawing. */
export const getPictureUrl = ({ kind, name }: Pick<Drawn, "kind" | "name">) =>
  `/api/files/${getFolder(kind)}/${name}.svg`;

/** Stores the logos and covers of the companies, and all other drawings. */
export const writePictures = async (
  files: FileStore,
  companies: readonly CompanyRow[],
  drawings: readonly Drawn[],
) => {
  for (const { kind, name, drawing } of drawings)
    await replace(files, getFolder(kind), `${name}.svg`, drawing);
  for (const { id, name, logo_url, cover_url } of companies)
    await Promise.all([
      logo_url && replace(files, getFolder("logo"), `${id}.svg`, drawLogo(id, name)),
      cover_url && replace(files, getFolder("cover"), `${id}.svg`, drawCompanyCover(id, name)),
    ]);
};
