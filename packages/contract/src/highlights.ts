import { dataOf } from "@devguild/schemas/fields";
import { highlight } from "@devguild/schemas/highlights";

import { anyone, endpoint } from "./endpoint.ts";

export const highlights = {
  active: endpoint({
    method: "GET",
    path: "/highlights/:id",
    summary:
      "The current highlight of a category: 1 for videos, 2 for live events; null if there is none",
    access: anyone,
    answer: { 200: dataOf(highlight.nullable()) },
    errors: [404],
  }),
};
