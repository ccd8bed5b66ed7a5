import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, jobEditors, staff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const buildBody = async ({ given, company }: World) => ({
  action: "jobs.archive" as const,
  ids: [(await given.openJob({ company, status: "unpublished" })).id],
});

// The super admin's; for others it doesn't exist.
const buildOwn = async (world: World, stage?: "finished") => ({
  params: {
    changeId: await world.given.bulkChange(world.userIdOf("superAdmin") ?? 0, {
      ids: (await buildBody(world)).ids,
      ...(stage && { stage }),
    }),
  },
});

export const bulkChangeSamples = defineSamples(contract.bulkChanges, {
  found: {
    may: companyStaff,
    sample: () => ({ query: { list: "jobs", filter: "?query=go&status=draft" } }),
  },
  latest: { may: staff, sample: () => ({ query: { list: "jobs" } }) },
  preview: { may: jobEditors, sample: async (world) => ({ body: await buildBody(world) }) },
  start: {
    may: jobEditors,
    sample: async (world) => {
      await world.given.finishBulkChanges();
      return { body: await buildBody(world) };
    },
  },
  stop: { may: staff, sample: (world) => buildOwn(world) },
  undo: { may: staff, sample: (world) => buildOwn(world) },
  seen: {
    may: staff,
    sample: async (world) => ({
      ...(await buildOwn(world, "finished")),
      body: { closed: true },
    }),
  },
});
