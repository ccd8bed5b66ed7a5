import { dataOf } from "@devguild/schemas/fields";
import { calculatorBody, calculatorOptions, salaryEstimate } from "@devguild/schemas/salaries";

import { anyone, endpoint } from "./endpoint.ts";

export const salaries = {
  options: endpoint({
    method: "GET",
    path: "/salary-calculator/b2b/options",
    summary: "Options of the salary calculator: skills, countries, seniorities and work modes",
    access: anyone,
    answer: { 200: dataOf(calculatorOptions) },
  }),
  estimate: endpoint({
    method: "POST",
    path: "/salary-calculator/b2b",
    summary: "What open ads pay for a set of skills, a seniority and a location",
    access: anyone,
    body: calculatorBody,
    answer: { 200: dataOf(salaryEstimate) },
    errors: [429],
  }),
};
