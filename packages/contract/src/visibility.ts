import { dataOf } from "@devguild/schemas/fields";
import { visibility as visibilityShape, visibilityBody } from "@devguild/schemas/visibility";

import { developer, endpoint } from "./endpoint.ts";

const answer = { 200: dataOf(visibilityShape) };

export const visibility = {
  one: endpoint({
    method: "GET",
    path: "/developer/visibility",
    summary: "Who can find the developer: staff, and all companies but some",
    access: developer,
    answer,
  }),
  save: endpoint({
    method: "PUT",
    path: "/developer/visibility",
    summary: "Show the developer's profile to staff who look for developers, or hide it",
    access: developer,
    body: visibilityBody,
    answer,
  }),
  hide: endpoint({
    method: "PUT",
    path: "/developer/visibility/hidden-companies/:id",
    summary: "Hide the developer's profile from a company; hiding it twice has no further effect",
    access: developer,
    answer,
    errors: [404, 409],
  }),
  show: endpoint({
    method: "DELETE",
    path: "/developer/visibility/hidden-companies/:id",
    summary: "Stop hiding the developer's profile from a company; twice has no further effect",
    access: developer,
    answer,
    errors: [404],
  }),
};
