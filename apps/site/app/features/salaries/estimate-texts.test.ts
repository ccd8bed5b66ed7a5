import type { SalaryEstimate } from "@devguild/schemas/salaries";
import { expect, test } from "vitest";

import { describeWiderScope } from "./estimate-texts.ts";

const estimate = (values: Partial<SalaryEstimate>) =>
  ({ scope: "country", scope_label: "Germany", sample_size: 12, ...values }) as SalaryEstimate;

const germany = { place: "Germany", isCity: false };
const hamburg = { place: "Hamburg", isCity: true };
const malta = { place: "Malta", isCity: false };

test("figures of another place than was asked for say so", () => {
  expect(describeWiderScope(estimate({}), germany)).toBeNull();
  expect(
    describeWiderScope(estimate({ scope: "city", scope_label: "Hamburg" }), hamburg),
  ).toBeNull();
  expect(describeWiderScope(estimate({}), hamburg)).toBe(
    "Fewer than 5 ads in Hamburg give a salary for this, so these figures cover Germany.",
  );
  expect(
    describeWiderScope(estimate({ scope: "all", scope_label: "All countries" }), malta),
  ).toContain("these figures cover all countries");
});

test("without any figures there is no place that they are from", () => {
  const none = estimate({ scope: "all", scope_label: "All countries", sample_size: 0 });
  expect(describeWiderScope(none, malta)).toBeNull();
});
