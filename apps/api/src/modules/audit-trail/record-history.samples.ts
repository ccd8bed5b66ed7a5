import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { defineSamples } from "../../../testing/samples.ts";

const query = { cursor: "mhx1c9a0-1", per_page: "10" };
const readRecord = (make: (world: World) => Promise<{ id: number }>) => ({
  may: ["superAdmin", "contentEditor"] as const,
  sample: async (world: World) => ({ params: { id: (await make(world)).id }, query }),
});

export const recordHistorySamples = defineSamples(contract.recordHistory, {
  video: readRecord(({ given }) => given.video()),
  article: readRecord(({ given }) => given.article()),
  liveEvent: readRecord(({ given }) => given.liveEvent()),
  event: readRecord(({ given }) => given.conference()),
});
