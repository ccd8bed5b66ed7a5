import { expect, test } from "vitest";

import { addUtm, toLink } from "./campaign-links.policy.ts";

const SITE = "https://devguild.example";
const utm = "utm_source=devguild&utm_medium=banner&utm_campaign=campaign-7";

test.each([
  ["https://a.example/four-days", `https://a.example/four-days?${utm}`],
  ["https://a.example/?x=1#top", `https://a.example/?x=1&${utm}#top`],
  [
    "https://a.example/?utm_campaign=ours",
    "https://a.example/?utm_campaign=ours&utm_source=devguild&utm_medium=banner",
  ],
  ["/en/jobs?page=2", `/en/jobs?page=2&${utm}`],
  [
    "/en/jobs?utm_campaign=ours",
    "/en/jobs?utm_campaign=campaign-7&utm_source=devguild&utm_medium=banner",
  ],
  ["/..//evil.example", `/evil.example?${utm}`],
])("%s leads to %s", (url, target) => {
  expect(addUtm({ id: 7, channel: "banner", url }, SITE)).toBe(target);
});

test("newsletters and social posts use a link that we count", () => {
  const url = "https://a.example";
  expect(toLink({ id: 7, channel: "newsletter", url }, SITE)).toBe(`${SITE}/api/campaigns/7`);
  expect(toLink({ id: 7, channel: "banner", url }, SITE)).toContain(
    "https://a.example/?utm_source",
  );
});
