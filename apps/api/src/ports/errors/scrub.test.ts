import { expect, test } from "vitest";

import { scrubMessage, scrubPath, scrubStack } from "./scrub.ts";
import { stackFrames } from "./stack-frames.ts";

const token = `${"q".repeat(21)}-_${"9".repeat(20)}`;

test.each([
  ["Failed query: select 1\nparams: ada@test.example,hunter2", "Failed query: select 1"],
  ["No mailbox ada.l+x@test.example here", "No mailbox [address] here"],
  [`Bad link /en/user/reset-password?token=${token}`, "Bad link /en/user/reset-password"],
  [`Unknown session ${token}.`, "Unknown session [token]."],
])("%j is reported without personal data", (message, told) => {
  expect(scrubMessage(message)).toBe(told);
});

test("a long message is cut", () => {
  expect(scrubMessage("a b ".repeat(500))).toHaveLength(300);
});

test.each([
  ["/en/jobs?job_title=nurse", "/en/jobs"],
  ["/en/user/activate-account/short#x", "/en/user/activate-account/[token]"],
  [`/en/anything/${token}`, "/en/anything/[token]"],
])("of the page %j only the path is reported", (path, told) => {
  expect(scrubPath(path)).toBe(told);
});

test("of a stack the calls stay, and the message before them is removed", () => {
  const stack = [
    "Error: ada@test.example is unknown",
    `    at load (https://devguild.example/assets/a.js?token=${token}:1:20)`,
    "    at async file:///srv/apps/api/src/main.ts:3:4",
    "    at file:///srv/node_modules/.pnpm/hono@4.1.2/node_modules/hono/dist/compose.js:5:6",
    "press@https://devguild.example/assets/b.js:7:8",
  ].join("\n");
  expect(scrubStack(stack)).toBe(
    "    at load (https://devguild.example/assets/a.js:1:20)\n    at async file:///srv/apps/api/src/main.ts:3:4\n    at file:///srv/node_modules/.pnpm/hono@4.1.2/node_modules/hono/dist/compose.js:5:6\npress@https://devguild.example/assets/b.js:7:8",
  );
  expect(scrubStack("Error: nothing else")).toBeNull();
});

test("the calls are parsed from every browser's stack, outermost first", () => {
  expect(
    stackFrames(
      [
        "    at Object.load (https://devguild.example/assets/a.js:1:20)",
        "    at async file:///srv/main.ts:3:4",
        "press@https://devguild.example/assets/b.js:5:6",
        "@https://devguild.example/assets/c.js:7:8",
        "    at <anonymous>",
      ].join("\n"),
    ),
  ).toEqual([
    { filename: "/assets/c.js", lineno: 7, colno: 8 },
    { function: "press", filename: "/assets/b.js", lineno: 5, colno: 6 },
    { filename: "/srv/main.ts", lineno: 3, colno: 4 },
    { function: "Object.load", filename: "/assets/a.js", lineno: 1, colno: 20 },
  ]);
});
