import { contract } from "@devguild/contract/contract";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { cloneEvent } from "./clone-event.commands.ts";
import {
  createEvent,
  liveEventSnapshot,
  removeEvent,
  updateEvent,
} from "./edit-events.commands.ts";
import { EVENTS_HEAD, toEventCells } from "./events-csv.policy.ts";
import { findAdminEvent } from "./find-admin-event.queries.ts";
import {
  findBackerOptions,
  findRecordingOptions,
  listAdminEvents,
  readAdminEvents,
  readEditOptions,
} from "./find-admin-events.queries.ts";
import { createSeason, liveSeasonSnapshot } from "./seasons.commands.ts";

const STATUS_ACTIONS = {
  [LIVE_EVENT_STATUSES.REGISTRATION]: "live-event.open-registration",
  [LIVE_EVENT_STATUSES.LIVE]: "live-event.go-live",
  [LIVE_EVENT_STATUSES.RECORDING]: "live-event.end",
} as const;

export const adminLiveEventRoutes = implement(
  contract.adminLiveEvents,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listAdminEvents(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "live-events");
      return {
        name: "live-events.csv",
        body: toCsv(EVENTS_HEAD, readAdminEvents(db, query), toEventCells),
      };
    },
    editOptions: async ({ db }) => ({ data: await readEditOptions(db) }),
    createSeason: async ({ db, body }) => ({ data: await createSeason(db, body) }),
    findRecordings: async ({ db, query }) => ({ data: await findRecordingOptions(db, query) }),
    findBackers: async ({ db, query }) => ({ data: await findBackerOptions(db, query) }),
    details: async ({ db, params }) => ({
      data: (await findAdminEvent(db, params.id)) ?? notFound(),
    }),
    create: async ({ db, body }) => ({ data: await createEvent(db, body) }),
    update: async ({ db, params, body, audit }) => {
      if (body.status !== undefined) audit.actsAs(STATUS_ACTIONS[body.status]);
      if (body.published !== undefined)
        audit.actsAs(body.published ? "live-event.publish" : "live-event.unpublish");
      return { data: await updateEvent(db, params.id, body) };
    },
    clone: async ({ db, params, body }) => ({ data: await cloneEvent(db, params.id, body) }),
    remove: async ({ db, params }) => {
      await removeEvent(db, params.id);
      return null;
    },
  },
  { "live-event": liveEventSnapshot, "live-season": liveSeasonSnapshot },
);
