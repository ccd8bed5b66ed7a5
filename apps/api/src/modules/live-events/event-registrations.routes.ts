import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { liveEventSnapshot } from "./edit-events.commands.ts";
import { findEventEmails } from "./event-emails.queries.ts";
import { findAdminEvent } from "./find-admin-event.queries.ts";
import {
  countEventRegistrations,
  listEventRegistrations,
  readEventRegistrations,
} from "./find-event-registrations.queries.ts";
import { checkIn, giveSeat } from "./manage-registrations.commands.ts";
import { REGISTRATIONS_HEAD, toRegistrationCells } from "./registrations-csv.policy.ts";

const toKey = (params: { id: number; registrationId: number }) => ({
  eventId: params.id,
  id: params.registrationId,
});

export const eventRegistrationRoutes = implement(
  contract.eventRegistrations,
  {
    list: async ({ db, params, query }) => {
      if (!(await findAdminEvent(db, params.id))) notFound();
      const { rows, total } = await listEventRegistrations(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    counts: async ({ db, params }) => {
      if (!(await findAdminEvent(db, params.id))) notFound();
      return { data: await countEventRegistrations(db, params.id) };
    },
    emails: async ({ db, params }) => ({
      data: (await findEventEmails(db, params.id)) ?? notFound(),
    }),
    csv: async ({ db, viewer, params, query }) => {
      const event = (await findAdminEvent(db, params.id)) ?? notFound();
      await recordExport(db, viewer, "registrations");
      return {
        name: `${event.slug}.csv`,
        body: toCsv(
          REGISTRATIONS_HEAD,
          readEventRegistrations(db, params.id, query),
          toRegistrationCells,
        ),
      };
    },
    checkIn: async ({ db, params, body }) => ({
      data: await checkIn(db, toKey(params), { isHere: body.checked_in }),
    }),
    giveSeat: async ({ db, config, params }) => ({
      data: await giveSeat(db, config, toKey(params)),
    }),
  },
  { "live-event": liveEventSnapshot },
);
