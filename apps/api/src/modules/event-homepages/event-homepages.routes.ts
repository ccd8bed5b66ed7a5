import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import {
  findEventPage,
  findHomepage,
  findHomepageOptions,
  findMenu,
  homepageSnapshot,
} from "./event-homepages.queries.ts";
import { discardHomepageDraft, saveHomepage, saveHomepageDraft } from "./homepages.commands.ts";
import {
  addMenuItem,
  editMenuItem,
  menuItemSnapshot,
  moveMenuItem,
  removeMenuItem,
} from "./menu.commands.ts";

const toItem = ({ id, itemId }: { id: number; itemId: number }) => ({ eventId: id, itemId });

export const eventHomepageRoutes = implement(
  contract.eventHomepages,
  {
    page: async ({ db, params: { slug } }) => ({
      data: (await findEventPage(db, { id: 0, slug })) ?? notFound(),
    }),
    details: async ({ db, params }) => ({
      data: (await findHomepage(db, params.id)) ?? notFound(),
    }),
    save: async ({ db, params, body, audit }) => {
      if (!body.published) audit.actsAs("event.unpublish-homepage");
      return { data: await saveHomepage(db, params.id, body) };
    },
    saveDraft: async ({ db, params, body }) => ({
      data: await saveHomepageDraft(db, params.id, body),
    }),
    discardDraft: async ({ db, params, body }) => ({
      data: await discardHomepageDraft(db, params.id, body.version),
    }),
    options: async ({ db, params }) => ({
      data: (await findHomepageOptions(db, params.id)) ?? notFound(),
    }),
    menu: async ({ db, params }) => ({ data: (await findMenu(db, params.id)) ?? notFound() }),
    addMenuItem: async ({ db, params, body }) => ({
      data: await addMenuItem(db, params.id, body),
    }),
    editMenuItem: async ({ db, params, body }) => ({
      data: await editMenuItem(db, toItem(params), body),
    }),
    moveMenuItemUp: async ({ db, params }) => ({
      data: await moveMenuItem(db, toItem(params), -1),
    }),
    moveMenuItemDown: async ({ db, params }) => ({
      data: await moveMenuItem(db, toItem(params), 1),
    }),
    removeMenuItem: async ({ db, params }) => {
      await removeMenuItem(db, toItem(params));
      return null;
    },
  },
  { "event-homepage": homepageSnapshot, "event-menu-item": menuItemSnapshot },
);
