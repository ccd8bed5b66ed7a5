import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { changeStoryStatus, orderStories, removeStory, storeStory } from "./stories.commands.ts";
import { listStories, storyOrderSnapshot, storySnapshot } from "./stories.queries.ts";

export const storyRoutes = implement(
  contract.stories,
  {
    list: async ({ db, params }) => {
      if (!(await findCompanyBase(db, params.id))) notFound();
      return { data: await listStories(db, params.id) };
    },
    store: async ({ db, config, params, body }) => ({
      data: await storeStory(db, params.id, body, createFileStore(config)),
    }),
    order: async ({ db, params, body }) => ({
      data: await orderStories(db, params.id, body.positions),
    }),
    changeStatus: async ({ db, params, body }) => ({
      data: (await changeStoryStatus(db, params, body.status)) ?? notFound(),
    }),
    remove: async ({ db, params }) => {
      await removeStory(db, params);
      return null;
    },
  },
  { story: storySnapshot, "story-order": storyOrderSnapshot },
);
