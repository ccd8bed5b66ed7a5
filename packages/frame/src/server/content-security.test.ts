import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { policyOf } from "./content-security.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's own inline scripts run, and no other ones", () => {
  const policy = policyOf(
    `<script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`);
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a page without inline scripts allows none", () => {
  expect(policyOf("<p>Hello</p>")).toContain("script-src 'self';");
});
