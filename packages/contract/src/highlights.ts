import { dataOf } from "@devguild/schemas/fields";
import { highlight } from "@devguild/schemas/highlights";

import { anyone, endpoint } from "./endpoint.ts";

export const highlights = {
  active: endpoint({
    method: "GET",
    path: "/highlights/:id",
    summary:
      "What is put forward now of a category, 1 for videos and 2 for live events; null where nothing is",
    access: anyone,
    answer: { 200: dataOf(highlight.nullable()) },
    errors: [404],
  }),
};
