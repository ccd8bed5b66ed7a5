import { createHash } from "node:crypto";

import type { ThirdPartyAccounts } from "@devguild/config/third-parties";
import { THIRD_PARTIES } from "@devguild/schemas/constants/third-parties";
import { expect, test } from "vitest";

import { buildPolicy } from "./content-security.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's own inline scripts run, and no other ones", () => {
  const policy = buildPolicy(
    `<script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`);
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a page without inline scripts allows none", () => {
  expect(buildPolicy("<p>Hello</p>")).toContain("script-src 'self';");
});

test("a page frames our own pages and the players of the two hosts of videos, and nothing else", () => {
  const frames = buildPolicy("<p>Hello</p>")
    .split("; ")
    .filter((directive) => /^(frame|child)-src/.test(directive));
  expect(frames).toEqual([
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  ]);
});

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; frame-src 'self' https://www.youtube-nocookie.com " +
  "https://player.vimeo.com; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'";

test("without services of others the policy names no host but those of the players", () => {
  expect(buildPolicy("<p>Hello</p>")).toBe(POLICY);
  expect(buildPolicy("<p>Hello</p>", {})).toBe(POLICY);
});

const directivesWith = (thirdParties: ThirdPartyAccounts) => {
  const before = POLICY.split("; ");
  return buildPolicy("<p>Hello</p>", thirdParties)
    .split("; ")
    .filter((directive) => !before.includes(directive));
};

test("a configured service adds its own hosts and those that it is told to need, and no other's", () => {
  const marketing = {
    script: "https://js.example.com/1.js?x=2",
    hosts: ["https://js.example.com", "https://a.example.com"],
  };
  expect(directivesWith({ marketing })).toEqual([
    "script-src 'self' https://js.example.com https://a.example.com",
    "img-src 'self' data: https://js.example.com https://a.example.com",
    "connect-src 'self' https://js.example.com https://a.example.com",
  ]);
});

test("the chat plays its sounds and sends its forms, in whichever region it is", () => {
  const chat = {
    script: "https://widget.intercom.io/widget/abc1",
    hosts: ["https://widget.intercom.io"],
  };
  const directives = directivesWith({ chat });
  expect(directives).toContain("media-src 'self' https://js.intercomcdn.com");
  expect(directives).toContain(
    "form-action 'self' https://intercom.help https://api-iam.intercom.io https://api-iam.eu.intercom.io https://api-iam.au.intercom.io",
  );
  const connections = directives.find((directive) => directive.startsWith("connect-src"));
  for (const region of ["websocket-a", "europe-websocket", "australia-websocket"])
    expect(connections).toContain(` wss://nexus-${region}.intercom.io`);
});

test.each(THIRD_PARTIES)(
  "%s never opens the policy to every host, nor to inline scripts",
  (name) => {
    const script = "https://script.example.com/1.js";
    const policy = buildPolicy("<p>Hello</p>", {
      [name]: { script, hosts: ["https://script.example.com"] },
    });
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
    expect(scripts).toContain("https://script.example.com");
    expect(scripts).not.toMatch(/unsafe|https:(?:\s|$)|\s\*/);
    expect(policy).not.toMatch(/\s(?:https?:|wss:|\*)(?:[\s;]|$)/);
  },
);
