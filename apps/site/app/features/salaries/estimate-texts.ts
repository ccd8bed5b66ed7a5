import type { CONFIDENCES } from "@devguild/schemas/constants/salaries";
import type { SalaryEstimate } from "@devguild/schemas/salaries";

/** What each confidence means to whoever reads the figures. */
export const CONFIDENCE_TEXTS: Record<(typeof CONFIDENCES)[number], string> = {
  none: "There is nothing to rely on yet.",
  low: "A hint, no more: fewer than 20 ads.",
  medium: "A fair picture: at least 20 ads, though not 100 from the place itself.",
  high: "Well: at least 100 ads from the place itself.",
};

/** Says that a wider place was counted than was asked for; null where it was not. */
export const widenedText = (
  { scope, scope_label, sample_size }: SalaryEstimate,
  asked: { place: string; isCity: boolean },
): string | null => {
  if (sample_size === 0 || scope === (asked.isCity ? "city" : "country")) return null;
  const where = scope === "all" ? "all countries" : scope_label;
  return `Fewer than 5 ads in ${asked.place} say what they pay for this. The figures are of a wider place: ${where}.`;
};
