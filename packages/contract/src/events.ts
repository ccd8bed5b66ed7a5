import { eventSession } from "@devguild/schemas/events";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

export const events = {
  sessions: endpoint({
    method: "GET",
    path: "/events/:id/sessions",
    summary: "The sessions of an event’s programme, by time",
    access: [
      companyUser("any"),
      admin("admin.view-company-profile"),
      admin("admin.view-live-events"),
    ],
    staysSmall: "an event has a programme of a few days",
    answer: { 200: dataOf(z.array(eventSession)) },
    errors: [404],
  }),
};
