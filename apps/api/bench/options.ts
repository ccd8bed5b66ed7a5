import { parseArgs } from "node:util";

/** The parts that can be measured, in order. */
const PARTS = [
  "calls",
  "import",
  "mail",
  "push",
  "search",
  "sql",
  "match",
  "own",
  "lists",
  "company",
  "staff",
  "sourcing",
  "cached",
  "pages",
  "index",
] as const;
export type Part = (typeof PARTS)[number];

export type Options = {
  rounds: number;
  parts: readonly Part[];
  /** The number of connections, each of which sends its next request after the last response. */
  concurrency: number;
  /** A measurement ends after this many requests or seconds. */
  requests: number;
  seconds: number;
};

export const USAGE = `Usage: pnpm bench [--rounds N] [--only ${PARTS.join(",")}] [--concurrency N] [--quick]`;

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

const amount = (name: string, text: string) => {
  const given = Number(text);
  if (Number.isInteger(given) && given >= 1 && given <= 1000) return given;
  throw new Error(`--${name} must be a whole number from 1 to 1000.`);
};

/** Reads the command-line options; throws an Error with a plain message. */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string" },
      only: { type: "string", default: PARTS.join(",") },
      concurrency: { type: "string", default: "4" },
      quick: { type: "boolean", default: false },
    },
  });
  const parts = values.only.split(",").map((name) => {
    if (isPart(name)) return name;
    throw new Error(`--only doesn’t accept "${name}".`);
  });
  return {
    parts,
    rounds: amount("rounds", values.rounds ?? (values.quick ? "2" : "5")),
    concurrency: amount("concurrency", values.concurrency),
    requests: values.quick ? 60 : 400,
    seconds: values.quick ? 1 : 4,
  };
};
