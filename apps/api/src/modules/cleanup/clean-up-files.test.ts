import { randomUUID } from "node:crypto";
import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { contract } from "@devguild/contract/contract";
import { UPLOAD_KINDS, type UploadKind } from "@devguild/schemas/constants/uploads";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { listFiles } from "../../../testing/list-files.ts";
import { openS3 } from "../../../testing/s3-server.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { selectRows } from "../../db/db.ts";
import { disk } from "../../ports/files/disk.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { s3 } from "../../ports/files/s3.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { DAY_MS, MINUTE_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { events } from "../events/events.tables.ts";
import { jobFeedRuns } from "../job-listings/job-listings.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { SOCIAL_FOLDER } from "../social-cards/social-cards.policy.ts";
import { users } from "../users/users.tables.ts";
import { cleanUpFiles } from "./clean-up-files.commands.ts";
import { fileCleanupWorker } from "./cleanup.tasks.ts";
import { PICTURE_COLUMNS } from "./used-files.queries.ts";

const ROOT = join(testConfig.dataDir, "swept-files");

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});
afterAll(() => rm(ROOT, { recursive: true, force: true }));

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const uploadIn = async (files: FileStore, kind: UploadKind) => {
  const name = `${randomUUID()}.${kind === "cv" ? "pdf" : "png"}`;
  await files.save(getFolder(kind), name, Buffer.from(name));
  return { name, address: `/api/files/${getFolder(kind)}/${name}` };
};

/** Every kind of reference to a file, with the upload kind it refers to. */
const REFERENCES: [string, UploadKind, (file: { name: string; address: string }) => unknown][] = [
  [
    "a person's picture",
    "avatar",
    async ({ address }) => {
      const { id } = await given.login();
      return api.db.update(users).set({ image_url: address }).where(eq(users.id, id));
    },
  ],
  [
    "a developer's CV",
    "cv",
    async ({ name }) => {
      const { developerId } = await given.developer();
      await api.db
        .update(developers)
        .set({ cv_key: name, deleted_at: new Date() })
        .where(eq(developers.id, developerId));
    },
  ],
  [
    "a file of listings that is being imported",
    "feed",
    async ({ name }) => {
      const { id } = await given.listingSource();
      await api.db
        .insert(jobFeedRuns)
        .values({ feed_id: id, state: "reading", is_reviewed: true, file_key: name });
    },
  ],
  ...(["logo", "cover"] as const).flatMap((kind): typeof REFERENCES => {
    const column = `${kind}_url`;
    return [
      [
        `a company's ${kind}`,
        kind,
        async ({ address }) => {
          const { id } = await given.company();
          await api.db
            .update(companies)
            .set({ [column]: address })
            .where(eq(companies.id, id));
        },
      ],
      [`an open ad's ${kind}`, kind, ({ address }) => given.openJob({ [column]: address })],
      [
        `a draft's ${kind}`,
        kind,
        ({ address }) => given.openJob({ status: "draft", [column]: address }),
      ],
      [
        `a deleted ad's ${kind}`,
        kind,
        ({ address }) => given.openJob({ deleted_at: new Date(), [column]: address }),
      ],
    ];
  }),
  [
    "an event's logo",
    "logo",
    ({ address, name }) =>
      api.db.insert(events).values({
        name,
        slug: name,
        region: "Europe",
        audience: "developers",
        starts_on: "2030-01-01",
        ends_on: "2030-01-02",
        timezone: "Europe/Vienna",
        logo_url: address,
      }),
  ],
];

const onS3 = async () => {
  const server = await openS3();
  return { files: s3(server.bucket), close: server.close };
};
const onDisk = () => Promise.resolve({ files: disk(ROOT), close: () => Promise.resolve() });

describe.each([
  ["disk", onDisk],
  ["S3", onS3],
])("cleaning up uploads on %s", (_, open) => {
  let files: FileStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ files, close } = await open());
  });
  afterAll(() => close());

  const isKept = async (kind: UploadKind, name: string) =>
    (await files.open(getFolder(kind), name)) !== null;

  test.each(REFERENCES)(
    "%s stays however old, and is deleted once nothing refers to it",
    async (...row) => {
      const [, kind, refer] = row;
      const [used, unused] = [await uploadIn(files, kind), await uploadIn(files, kind)];
      await refer(used);
      await cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
      expect(await isKept(kind, used.name)).toBe(true);
      expect(await isKept(kind, unused.name)).toBe(false);
    },
  );

  test("keeps files younger than a day, whether used or not", async () => {
    for (const kind of UPLOAD_KINDS) {
      const { name } = await uploadIn(files, kind);
      await cleanUpFiles(api.db, files, later(DAY_MS - MINUTE_MS));
      expect(await isKept(kind, name)).toBe(true);
      await cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
      expect(await isKept(kind, name)).toBe(false);
    }
  });

  test("deletes a file that its ad no longer uses", async () => {
    const { name, address } = await uploadIn(files, "logo");
    const job = await given.openJob({ logo_url: address });
    await cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
    await api.db.update(jobs).set({ logo_url: null }).where(eq(jobs.id, job.id));
    expect(await isKept("logo", name)).toBe(true);
    await cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
    expect(await isKept("logo", name)).toBe(false);
  });

  test("leaves files alone that were not uploaded through our URLs", async () => {
    for (const name of ["12.svg", "readme.txt", "logo.png"]) {
      await files.save("logos", name, Buffer.from(name));
      await files.save("exports", `${randomUUID()}.png`, Buffer.from(name));
    }
    await cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
    const left = (await listFiles(files, "logos")).map(({ name }) => name);
    expect(left).toEqual(expect.arrayContaining(["12.svg", "readme.txt", "logo.png"]));
    expect(await listFiles(files, "exports")).toHaveLength(3);
  });

  test("deletes a person's own uploads too, and two runs at once do no harm", async () => {
    const used = await uploadIn(files, "avatar");
    const { id } = await given.login();
    await api.db.update(users).set({ image_url: used.address }).where(eq(users.id, id));
    const name = `${id}-${randomUUID()}.jpg`;
    await files.save("avatars", name, Buffer.from(name));
    await Promise.all([1, 2].map(() => cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS))));
    expect(await isKept("avatar", name)).toBe(false);
    expect(await isKept("avatar", used.name)).toBe(true);
  });
});

describe("the nightly task", () => {
  const files = disk(ROOT);

  test("deletes old unused files, and what a killed process left behind", async () => {
    const [old, young] = [await uploadIn(files, "cover"), await uploadIn(files, "cover")];
    const part = `.${randomUUID()}.part`;
    await writeFile(join(ROOT, "covers", part), "half a pict");
    const yesterday = later(-DAY_MS - MINUTE_MS);
    for (const name of [old.name, part])
      await utimes(join(ROOT, "covers", name), yesterday, yesterday);
    await fileCleanupWorker(api.db, files).run({}, "task");
    const left = (await listFiles(files, "covers")).map(({ name }) => name);
    expect(left).toContain(young.name);
    expect(left).not.toContain(old.name);
    expect(left).not.toContain(part);
  });

  test("checks five thousand files at a time, in one statement", async () => {
    const root = join(ROOT, "many");
    const many = disk(root);
    const used = [await uploadIn(many, "logo"), await uploadIn(many, "logo")];
    for (const { address } of used) await given.openJob({ logo_url: address });
    const names = Array.from({ length: 5100 }, () => `${randomUUID()}.png`);
    for (const name of names) await writeFile(join(root, "logos", name), "");
    const ran = await api.statementsOf(() => cleanUpFiles(api.db, many, later(DAY_MS + MINUTE_MS)));
    expect(ran).toHaveLength(2);
    const left = (await listFiles(many, "logos")).map(({ name }) => name);
    expect(left.toSorted()).toEqual(used.map(({ name }) => name).toSorted());
  });

  test("deletes nothing if the database does not respond", async () => {
    const { name } = await uploadIn(files, "logo");
    await api.db.execute(sql`alter table events rename to events_out_of_order`);
    const sweeping = cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
    await expect(sweeping).rejects.toThrow();
    await api.db.execute(sql`alter table events_out_of_order rename to events`);
    expect(await files.open("logos", name)).not.toBeNull();
  });

  test("keeps what a form has just saved", async () => {
    const recruiter = await given.companyUser((await given.company()).id);
    const { name, address } = await uploadIn(files, "logo");
    const body = { job: { logo_url: address } };
    await api.call(contract.companyRegistrations.saveDraft, { body }, recruiter);
    await cleanUpFiles(api.db, files, later(DAY_MS + MINUTE_MS));
    expect(await files.open("logos", name)).not.toBeNull();
  });
});

// A column that names files but is missing here would lose them.
test("every column that may name a file is known", async () => {
  const columns = await selectRows<{ name: string }>(
    api.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'character varying')
      and (column_name ~ '(image|logo|cover|picture|photo|portrait|avatar|thumbnail|audio|poster|icon|cv|file)'
        or column_name ~ '_path$')
      order by 1`,
  );
  const SWEPT = Object.entries(PICTURE_COLUMNS).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  // A cover letter, alt text, and a folder with a cleanup of its own.
  const OTHERS = new Set([
    "applications.cover_letter",
    "article_revisions.image_alt",
    "articles.image_alt",
    "data_exports.file_name",
  ]);
  expect(columns.map(({ name }) => name).filter((name) => !OTHERS.has(name))).toEqual(
    [...SWEPT, "developers.cv_key", "job_feed_runs.file_key"].toSorted(),
  );
});

test("month-old drawn images are deleted, and drawn again on request", async () => {
  const files = disk(ROOT);
  await files.save(SOCIAL_FOLDER, "job-1-0123456789abcdef.png", Buffer.from("old"));
  const old = later(-31 * DAY_MS);
  await utimes(join(ROOT, SOCIAL_FOLDER, "job-1-0123456789abcdef.png"), old, old);
  await files.save(SOCIAL_FOLDER, "job-2-0123456789abcdef.png", Buffer.from("new"));
  await cleanUpFiles(api.db, files);
  const left = await listFiles(files, SOCIAL_FOLDER);
  expect(left.map(({ name }) => name)).toEqual(["job-2-0123456789abcdef.png"]);
});
