import { globSync } from "node:fs";
import { join } from "node:path";

import { contract } from "@devguild/contract/contract";
import type { Endpoint, Endpoints } from "@devguild/contract/endpoint";

import type { CallSample, Input, Samples } from "./samples.ts";
import { toSearch } from "./test-api.ts";

const MODULES = join(import.meta.dirname, "../src/modules");
const nouns = Object.entries<Endpoints>(contract);

const readSamples = async (file: string) => {
  const exported = (await import(join(MODULES, file))) as Record<string, Samples>;
  return Object.values(exported).map(({ calls, samples }) => {
    const noun = nouns.find(([, its]) => its === calls)?.[0];
    if (!noun) throw new Error(`${file} has samples for a resource that isn’t in the contract.`);
    return { file, noun, calls, samples };
  });
};

/** The resources with samples, each with the file of its module. */
export const sampledNouns = (
  await Promise.all(globSync("*/*.samples.ts", { cwd: MODULES }).toSorted().map(readSamples))
).flat();

/** A call of the contract with its sample, named as in tests: "GET /jobs/:id/similar". */
type ContractCall = { name: string; noun: string; endpoint: Endpoint } & CallSample;

/** All calls of the contract with their samples. */
export const contractCalls = sampledNouns.flatMap(({ noun, calls, samples }) =>
  Object.entries(calls).map(([call, endpoint]): ContractCall => {
    const sample = samples[call];
    if (!sample) throw new Error(`${noun}.${call} has no sample.`);
    return Object.assign({ name: `${endpoint.method} ${endpoint.path}`, noun, endpoint }, sample);
  }),
);

/**
 * Divides the calls among `parts` test files, so that vitest's workers share them: whole resources in
 * turn, the largest first. Returns a function that returns the calls of a part, counted from 1.
 */
export const splitCalls = (calls: readonly ContractCall[], parts: number) => {
  const byLength = [...Map.groupBy(calls, ({ noun }) => noun).values()].toSorted(
    (some, others) => others.length - some.length,
  );
  return (part: number) => byLength.filter((_, index) => index % parts === part - 1).flat();
};

/** Builds a call's path with the given parameters and query. */
export const buildAddress = (
  { path }: Endpoint,
  params: Input["params"] = {},
  query: Input["query"] = {},
) =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => String(params[name] ?? "")) + toSearch(query);
