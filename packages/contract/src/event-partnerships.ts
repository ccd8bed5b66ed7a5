import { eventPartnership } from "@devguild/schemas/event-partnerships";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const eventPartnerships = {
  list: endpoint({
    method: "GET",
    path: "/event-partnerships",
    summary: "Partnerships for current and upcoming events, by event and tier",
    access: anyone,
    staysSmall: "upcoming events of ours",
    answer: { 200: dataOf(z.array(eventPartnership)) },
  }),
};
