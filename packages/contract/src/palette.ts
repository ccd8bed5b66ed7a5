import { dataOf } from "@devguild/schemas/fields";
import { paletteQuery, paletteResults } from "@devguild/schemas/palette";

import { anyone, endpoint } from "./endpoint.ts";

export const palette = {
  search: endpoint({
    method: "GET",
    path: "/palette",
    summary: "Jobs and companies by a few letters, only those whose page the caller may open",
    access: anyone,
    query: paletteQuery,
    answer: { 200: dataOf(paletteResults) },
  }),
};
