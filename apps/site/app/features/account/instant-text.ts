import { createDateFormat } from "@devguild/schemas/formats";

const formatInstant = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Formats an instant as "21 Nov 2026, 10:25 UTC". */
export const instantText = (iso: string) => `${formatInstant(new Date(iso))} UTC`;
