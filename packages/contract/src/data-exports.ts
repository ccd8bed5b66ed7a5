import { dataExport, dataExportLink } from "@devguild/schemas/data-exports";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { endpoint, user } from "./endpoint.ts";

export const dataExports = {
  ask: endpoint({
    method: "POST",
    path: "/user/data-exports",
    summary: "Request a copy of all data about the login; returns the one in progress, if any",
    access: user,
    answer: { 202: dataOf(dataExport) },
    errors: [429],
  }),
  latest: endpoint({
    method: "GET",
    path: "/user/data-exports",
    summary: "The user's recent data copies, newest first",
    access: user,
    staysSmall: "the few latest of a user's own",
    answer: { 200: dataOf(z.array(dataExport)) },
  }),
  link: endpoint({
    method: "GET",
    path: "/user/data-exports/:id/link",
    summary: "A URL to download a data copy, valid for 5 minutes",
    access: user,
    answer: { 200: dataOf(dataExportLink) },
    errors: [404],
  }),
};
