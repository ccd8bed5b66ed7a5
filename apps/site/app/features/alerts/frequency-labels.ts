import type { AlertFrequency } from "@devguild/schemas/constants/alerts";

/** How often somebody is mailed, in words. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  daily: "Every day",
  weekly: "Once a week",
  never: "Never",
};
