import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Configuration } from "@devguild/config/configuration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { drawCompanyCover } from "../seeds/world/pictures/covers.ts";
import { drawLogo } from "../seeds/world/pictures/logos.ts";
import { writePictures } from "../seeds/world/pictures/write-pictures.ts";
import { listFiles } from "../testing/list-files.ts";
import { productionConfig } from "../testing/production-config.ts";
import { openS3 } from "../testing/s3-server.ts";
import { testConfig } from "../testing/test-config.ts";
import { type Database, openDatabase } from "./db/open-database.ts";
import { createFileStore } from "./ports/files/create-file-store.ts";
import { filesRoutes } from "./ports/files/files.routes.ts";
import { deleteDemoData } from "./prepare-world.ts";

let database: Database;
let folder: string;
let server: Awaited<ReturnType<typeof openS3>>;

beforeAll(async () => {
  // Uses its own database, as everything in it is deleted.
  database = await openDatabase({ dataDir: "memory://" });
  folder = await mkdtemp(join(tmpdir(), "demo-"));
  server = await openS3();
});
afterAll(async () => {
  await database.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const acme = (name: string) => ({
  id: 1,
  name,
  slug: "acme",
  published: true,
  logo_url: "/api/files/logos/1.svg",
  cover_url: "/api/files/covers/1.svg",
});

describe.each<[string, () => Configuration]>([
  ["the disk", () => ({ ...testConfig, dataDir: folder })],
  ["S3", () => ({ ...testConfig, dataDir: join(folder, "unused"), s3: server.bucket })],
])("a demo that stores its files on %s", (_, configOf) => {
  const served = async (path: string) => {
    const app = filesRoutes(createFileStore(configOf()));
    const answer = await app.request(`/${path}`);
    return [answer.headers.get("Content-Type"), await answer.text()];
  };

  test("has the images that it drew, in their latest version", async () => {
    const files = createFileStore(configOf());
    for (const name of ["Before", "Zebra"]) await writePictures(files, [acme(name)], []);
    const [type, logo] = await served("logos/1.svg");
    expect(type).toBe("image/svg+xml");
    expect(logo).toBe(drawLogo(1, "Zebra"));
    expect(logo).not.toBe(drawLogo(1, "Before"));
    expect((await served("covers/1.svg"))[1]).toBe(drawCompanyCover(1, "Zebra"));
  });

  test("starts over without them", async () => {
    const files = createFileStore(configOf());
    await files.save("cvs", "x.pdf", Buffer.from("%PDF-"));
    await files.save("exports", "x.zip", Buffer.from("PK"));
    await deleteDemoData(database.db, configOf());
    for (const each of ["logos", "covers", "cvs", "exports"])
      expect(await listFiles(files, each)).toEqual([]);
  });
});

test("a production database is never emptied", async () => {
  const files = createFileStore({ ...productionConfig, s3: server.bucket });
  await files.save("logos", "kept.png", Buffer.from("kept"));
  const config = { ...productionConfig, s3: server.bucket };
  await expect(deleteDemoData(database.db, config)).rejects.toThrow("DEVGUILD_ENV");
  expect(await listFiles(files, "logos")).toHaveLength(1);
});
