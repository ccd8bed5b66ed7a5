import type { AlertFrequency } from "@devguild/schemas/constants/alerts";

/** Labels of the email frequencies. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  daily: "Every day",
  weekly: "Once a week",
  never: "Never",
};
