import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { contract } from "@devguild/contract/contract";
import type { Endpoints } from "@devguild/contract/endpoint";
import { expect, test } from "vitest";

import { listBodyCalls } from "../../testing/bad-bodies.ts";
import { contractCalls, sampledNouns } from "../../testing/contract-calls.ts";
import { listCalls } from "../../testing/walk-contract.ts";

const nouns = Object.entries<Endpoints>(contract);
const namesOf = (calls: readonly { name: string }[]) => calls.map(({ name }) => name).toSorted();

const kebab = (noun: string) => noun.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

test("every resource of the contract has one file of samples with its name", () => {
  expect(sampledNouns.map(({ noun, file }) => `${noun}: ${basename(file)}`).toSorted()).toEqual(
    nouns.map(([noun]) => `${noun}: ${kebab(noun)}.samples.ts`).toSorted(),
  );
});

test.each(sampledNouns)("the samples of $noun are beside its routes", ({ noun, file }) => {
  const folder = join(import.meta.dirname, "../modules", dirname(file));
  const routes = readdirSync(folder)
    .filter((name) => name.endsWith(".routes.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  expect(routes.join("\n")).toMatch(new RegExp(`implement\\(\\s*contract\\.${noun},`));
});

test("every call of the contract has a sample, and nothing else has one", () => {
  const all = nouns.flatMap(([, calls]) =>
    Object.values(calls).map(({ method, path }) => ({ name: `${method} ${path}` })),
  );
  expect(namesOf(contractCalls)).toEqual(namesOf(all));
  for (const { calls, samples } of sampledNouns)
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each([
  { files: "walk-contract", work: "testContract", ofPart: listCalls, calls: contractCalls },
  {
    files: "bad-bodies",
    work: "testBadBodies",
    ofPart: listBodyCalls,
    calls: contractCalls.filter(({ endpoint }) => endpoint.body),
  },
])("the files named $files cover every call once", ({ files, work, ofPart, calls }) => {
  const parts = readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith(files))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .map((text) => Number(new RegExp(`^${work}\\((\\d+)\\);$`, "m").exec(text)?.[1]));
  expect(new Set(parts).size).toBe(parts.length);
  expect(namesOf(parts.flatMap(ofPart))).toEqual(namesOf(calls));
});
