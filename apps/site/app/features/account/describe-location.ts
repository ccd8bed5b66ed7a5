import type { Session } from "@devguild/schemas/security";

/** From where somebody was here, in words: 'Firefox on Linux · 203.0.113.x'. */
export const describeLocation = ({
  browser,
  system,
  address,
}: Pick<Session, "browser" | "system" | "address">) =>
  [[browser, system].filter(Boolean).join(" on ") || "Unknown device", address]
    .filter(Boolean)
    .join(" · ");
