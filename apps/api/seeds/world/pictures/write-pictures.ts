import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CompanyRow } from "../companies.ts";
import { coverOf } from "./covers.ts";
import { logoOf } from "./logos.ts";

/** Writes the logo and the cover of each company that has them. */
export const writePictures = async (filesDir: string, companies: readonly CompanyRow[]) => {
  await mkdir(join(filesDir, "logos"), { recursive: true });
  await mkdir(join(filesDir, "covers"), { recursive: true });
  await Promise.all(
    companies.flatMap(({ id, name, logo_url, cover_url }) => [
      ...(logo_url ? [writeFile(join(filesDir, "logos", `${id}.svg`), logoOf(id, name))] : []),
      ...(cover_url ? [writeFile(join(filesDir, "covers", `${id}.svg`), coverOf(id, name))] : []),
    ]),
  );
};
