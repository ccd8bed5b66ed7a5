import type { CONFIDENCES } from "@devguild/schemas/constants/salaries";
import type { SalaryEstimate } from "@devguild/schemas/salaries";

/** Explains each confidence level to readers. */
export const CONFIDENCE_TEXTS: Record<(typeof CONFIDENCES)[number], string> = {
  none: "Not enough data yet.",
  low: "Rough guide: fewer than 20 ads.",
  medium: "Fairly reliable: at least 20 ads, but fewer than 100 from this location.",
  high: "Reliable: at least 100 ads from this location.",
};

/** Says that a larger area than the selected one was used; null if it wasn't. */
export const describeWiderScope = (
  { scope, scope_label, sample_size }: SalaryEstimate,
  selected: { place: string; isCity: boolean },
): string | null => {
  if (sample_size === 0 || scope === (selected.isCity ? "city" : "country")) return null;
  const where = scope === "all" ? "all countries" : scope_label;
  return `Fewer than 5 ads in ${selected.place} give a salary for this, so these figures cover ${where}.`;
};
