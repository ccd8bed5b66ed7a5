import { dataOf } from "@devguild/schemas/fields";
import { techStackLine, techStackPage } from "@devguild/schemas/tech-stack-pages";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const techStackPages = {
  list: endpoint({
    method: "GET",
    path: "/pages/b2b-tech-stack",
    summary: "Skills with a hiring page, by name",
    access: anyone,
    staysSmall: "our own pages",
    answer: { 200: dataOf(z.array(techStackLine)) },
  }),
  details: endpoint({
    method: "GET",
    path: "/pages/b2b-tech-stack/:slug",
    summary: "A page for teams hiring for a skill, with numbers of the developers who have it",
    access: anyone,
    answer: { 200: dataOf(techStackPage) },
    errors: [404],
  }),
};
