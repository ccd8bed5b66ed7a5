import type { Session } from "@devguild/schemas/security";

/** Describes a browser and its location: 'Firefox on Linux · 203.0.113.x'. */
export const describeLocation = ({
  browser,
  system,
  address,
}: Pick<Session, "browser" | "system" | "address">) =>
  [[browser, system].filter(Boolean).join(" on ") || "Unknown device", address]
    .filter(Boolean)
    .join("\u00a0· ");
