import { dataOf } from "@devguild/schemas/fields";
import { paletteQuery, paletteResults } from "@devguild/schemas/palette";

import { anyone, endpoint } from "./endpoint.ts";

export const palette = {
  search: endpoint({
    method: "GET",
    path: "/palette",
    summary:
      "Jobs, companies and what else the site shows by a few letters, limited to pages the caller can open",
    access: anyone,
    query: paletteQuery,
    answer: { 200: dataOf(paletteResults) },
  }),
};
