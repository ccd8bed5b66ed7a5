// `pnpm map`: prints each call with the file that handles it and the files that use it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { contract } from "../packages/contract/src/contract.ts";
import type { Endpoints } from "../packages/contract/src/endpoint.ts";

const ROOT = join(import.meta.dirname, "..");

const sources = (pattern: string) =>
  globSync(pattern, {
    cwd: ROOT,
    exclude: (name) => name.includes("node_modules") || name.includes("build"),
  })
    .filter((file) => !file.includes(".test."))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

const handlers = sources("apps/api/src/modules/**/*.routes.ts");
const callers = [
  ...sources("apps/{site,company,admin}/app/**/*.{ts,tsx}"),
  ...sources("packages/{app-shell,auth-ui,company-ui,consent,session}/src/**/*.{ts,tsx}"),
];

const filesWith = (files: { file: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

for (const [noun, endpoints] of Object.entries(contract as Record<string, Endpoints>))
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const handled = filesWith(handlers, new RegExp(`contract\\.${noun}\\b`));
    const called = filesWith(callers, new RegExp(`[aA]pi\\.${noun}\\s*\\.${name}\\b`));
    process.stdout.write(`${method.padEnd(6)} ${path}\n`);
    for (const file of handled) process.stdout.write(`         handled in ${file}\n`);
    for (const file of called) process.stdout.write(`         called in  ${file}\n`);
  }
