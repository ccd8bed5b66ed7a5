import { filterItem } from "@devguild/schemas/catalogue";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const industries = {
  options: endpoint({
    method: "GET",
    path: "/lists/company/industries",
    summary: "Industries that a company can choose",
    access: anyone,
    answer: { 200: dataOf(z.array(filterItem)) },
  }),
};
