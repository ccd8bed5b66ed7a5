import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const FILE = "Title,Link,Length,Release date\nTalk,https://vimeo.com/745123456,28:45,2026-11-20";
const may: PersonName[] = ["superAdmin", "contentEditor"];
const page = () => ({ query: { cursor: "CAUQAA" } });

const finishAll = async ({ given }: World) => {
  await given.finishVideoImports();
  return {};
};

const buildImport = async (world: World) => ({
  ...(await finishAll(world)),
  body: {
    video_ids: ["aaaaaaaaaaa"],
    event_id: (await world.given.event()).id,
    skills: [await world.given.skillId("go")],
    status: true,
  },
});

const importing = { may, validValues: nullable("event_id"), sample: buildImport };

export const videoImportSamples = defineSamples(contract.videoImports, {
  youtube: { may, sample: page },
  importYoutube: importing,
  refreshYoutube: { may, sample: finishAll },
  vimeo: { may, sample: page },
  importVimeo: importing,
  refreshVimeo: { may, sample: finishAll },
  uploadUrl: { may, sample: () => ({ body: { content_type: "text/csv" } }) },
  file: {
    may,
    sample: async ({ given }) => ({
      query: { file_key: await given.videoFile(FILE), cursor: "0" },
    }),
  },
  importFile: {
    may,
    validValues: nullable("event_id"),
    sample: async (world) => {
      const { body } = await buildImport(world);
      const file_key = await world.given.videoFile(FILE);
      return { body: { ...body, file_key, video_ids: ["vimeo/745123456"] } };
    },
  },
  stop: {
    may,
    sample: async ({ given }) => ({ params: { importId: await given.openVideoImport() } }),
  },
  progress: {
    may,
    sample: async ({ given }) => ({ params: { importId: await given.videoImport() } }),
    contentRows: sql`select id as "importId" from video_imports limit 5`,
  },
});
