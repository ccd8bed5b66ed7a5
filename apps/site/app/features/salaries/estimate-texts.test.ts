import type { SalaryEstimate } from "@devguild/schemas/salaries";
import { expect, test } from "vitest";

import { widenedText } from "./estimate-texts.ts";

const estimate = (values: Partial<SalaryEstimate>) =>
  ({ scope: "country", scope_label: "Germany", sample_size: 12, ...values }) as SalaryEstimate;

const germany = { place: "Germany", isCity: false };
const hamburg = { place: "Hamburg", isCity: true };
const malta = { place: "Malta", isCity: false };

test("figures of another place than was asked for say so", () => {
  expect(widenedText(estimate({}), germany)).toBeNull();
  expect(widenedText(estimate({ scope: "city", scope_label: "Hamburg" }), hamburg)).toBeNull();
  expect(widenedText(estimate({}), hamburg)).toBe(
    "Fewer than 5 ads in Hamburg say what they pay for this. The figures are of a wider place: Germany.",
  );
  expect(widenedText(estimate({ scope: "all", scope_label: "All countries" }), malta)).toContain(
    "wider place: all countries",
  );
});

test("without any figures there is no place that they are from", () => {
  const none = estimate({ scope: "all", scope_label: "All countries", sample_size: 0 });
  expect(widenedText(none, malta)).toBeNull();
});
