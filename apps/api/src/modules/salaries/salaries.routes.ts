import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { SALARY_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { readCalculatorOptions } from "./calculator-options.queries.ts";
import { estimateSalary } from "./estimate-salary.queries.ts";

export const salaryRoutes = implement(contract.salaries, {
  options: async ({ db }) => ({ data: await readCalculatorOptions(db) }),
  estimate: async ({ db, body, http }) => {
    await countAttempt(db, SALARY_LIMIT, http);
    return { data: await estimateSalary(db, body) };
  },
});
