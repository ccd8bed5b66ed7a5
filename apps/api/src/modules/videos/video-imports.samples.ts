import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

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
  progress: {
    may,
    sample: async ({ given }) => ({ params: { importId: await given.videoImport() } }),
    contentRows: sql`select id as "importId" from video_imports limit 5`,
  },
});
