import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { requireDeveloper } from "../developers/developers.queries.ts";
import { findOwnMessage, listMessagesTo, listOwnMessages } from "./developer-messages.queries.ts";
import { readMessage } from "./mark-messages.commands.ts";
import { replyToMessage } from "./reply-to-message.commands.ts";

export const developerMessageRoutes = implement(contract.developerMessages, {
  list: async ({ db, viewer, query }) => {
    const { rows, total } = await listOwnMessages(db, viewer.developerId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  one: async ({ db, viewer, params }) => ({
    data: await findOwnMessage(db, viewer.developerId, params.id),
  }),
  read: async ({ db, viewer, params }) => {
    await readMessage(db, viewer.developerId, params.id);
    return { data: await findOwnMessage(db, viewer.developerId, params.id) };
  },
  reply: async ({ db, viewer, params, body }) => {
    await replyToMessage(db, viewer, params.id, body.message);
    return { data: await findOwnMessage(db, viewer.developerId, params.id) };
  },
  written: async ({ db, params, query }) => {
    const { rows, total } = await listMessagesTo(db, await requireDeveloper(db, params.id), query);
    return { data: rows, meta: toListMeta(query, total) };
  },
});
