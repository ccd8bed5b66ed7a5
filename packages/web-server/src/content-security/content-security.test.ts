import { createHash } from "node:crypto";

import type { ThirdPartyAccounts } from "@devguild/config/third-parties";
import { THIRD_PARTIES } from "@devguild/schemas/constants/third-parties";
import { expect, test } from "vitest";

import { buildPolicy } from "./content-security.ts";
import { takeScripts } from "./page-scripts.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's own inline scripts run, and no other ones", () => {
  const page = takeScripts(
    `<script nonce="N">one()</script><script type="module" async="" nonce="N">two()</script><script src="/x.js" nonce="N"></script><script type="application/ld+json" nonce="N">{}</script><p>Hello</p><script>injected()</script><script nonce="M">injected()</script>`,
    "N",
  );
  expect(page.html).toBe(
    `<script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><p>Hello</p><script>injected()</script><script nonce="M">injected()</script>`,
  );
  const policy = buildPolicy(page.scripts);
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`);
  expect(policy).not.toContain(hash("injected()"));
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a page without a render of ours allows no inline scripts", () => {
  const page = takeScripts("<script>one()</script>", null);
  expect(page.html).toBe("<script>one()</script>");
  expect(buildPolicy(page.scripts)).toContain("script-src 'self';");
});

test("a page frames our own pages and the players of the two hosts of videos, and nothing else", () => {
  const frames = buildPolicy([])
    .split("; ")
    .filter((directive) => /^(frame|child)-src/.test(directive));
  expect(frames).toEqual([
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  ]);
});

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self' https://www.youtube-nocookie.com " +
  "https://player.vimeo.com; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'";

test("without services of others the policy names no host but those of the players", () => {
  expect(buildPolicy([])).toBe(POLICY);
  expect(buildPolicy([], {})).toBe(POLICY);
});

const directivesWith = (thirdParties: ThirdPartyAccounts) => {
  const before = POLICY.split("; ");
  return buildPolicy([], thirdParties)
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
    const policy = buildPolicy([], {
      [name]: { script, hosts: ["https://script.example.com"] },
    });
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
    expect(scripts).toContain("https://script.example.com");
    expect(scripts).not.toMatch(/unsafe|https:(?:\s|$)|\s\*/);
    expect(policy).not.toMatch(/\s(?:https?:|wss:|\*)(?:[\s;]|$)/);
  },
);
