import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { productionConfig } from "../../../testing/production-config.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { exampleMails } from "./mail-previews.mails.ts";

const MODULES = join(import.meta.dirname, "..");

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});

test("every email has a sample, and every sample an email", () => {
  const written = globSync("*/*.mails.ts", { cwd: MODULES }).flatMap((file) =>
    [...readFileSync(join(MODULES, file), "utf8").matchAll(/^export const (\w+Mail)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  const samples = Object.entries(exampleMails());
  expect(new Set(samples.map(([name]) => name))).toEqual(new Set(written));
  expect(samples.filter(([, tasks]) => tasks.length === 0)).toEqual([]);
});

test("samples are shown as they would be sent, in the demo only", async () => {
  const page = await api.app.request("/dev/mails");
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).not.toContain("script-src");
  const source = await page.text();
  for (const [name, [sample]] of Object.entries(exampleMails())) {
    expect(source).toContain(`<small>${name}</small>`);
    expect(source).toContain(sample?.data.subject.replaceAll("&", "&amp;"));
  }
  expect(source).toContain("Nordwind &lt;Söhne&gt;".replaceAll("&", "&amp;"));
  expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

  const production = await openApi(productionConfig);
  expect((await production.app.request("/dev/mails")).status).toBe(404);
});
