import type { AlertFrequency } from "@devguild/schemas/constants/alerts";

/** Labels of the email frequencies. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  daily: "Daily",
  weekly: "Weekly",
  never: "Never",
};
