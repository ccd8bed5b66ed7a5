import {
  eventContactCounts,
  eventPartners as eventPartnersShape,
} from "@devguild/schemas/event-partners";
import { dataOf } from "@devguild/schemas/fields";

import { admin, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-live-events")] as const;

export const eventPartners = {
  list: endpoint({
    method: "GET",
    path: "/admin/events/:id/partners",
    summary: "The companies with a partnership at an event, and the packages to book there",
    access: reader,
    staysSmall: "an event has a few dozen partners",
    answer: { 200: dataOf(eventPartnersShape) },
    errors: [404],
  }),
  contacts: endpoint({
    method: "GET",
    path: "/admin/events/:id/contacts",
    summary: "How many contacts of each type an event has; each type can be downloaded",
    access: reader,
    answer: { 200: dataOf(eventContactCounts) },
    errors: [404],
  }),
};
