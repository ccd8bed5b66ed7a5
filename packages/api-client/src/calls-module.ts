import { contract } from "@devguild/contract/contract";
import type { Endpoints } from "@devguild/contract/endpoint";

const WRITTEN = "// Written by `pnpm generate` from the contract.\n";

const nouns = () => Object.entries(contract as Record<string, Endpoints>);

const tableOf = (endpoints: Endpoints) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]),
  );

/**
 * The module that stands for the contract where schemas must not come along: only methods and paths,
 * a table for each noun. `pnpm generate` writes it; a test holds it to the contract.
 */
export const callsModule = () =>
  WRITTEN +
  nouns()
    .map(
      ([noun, endpoints]) =>
        `export const ${noun} = ${JSON.stringify(tableOf(endpoints), null, 2)} as const;\n`,
    )
    .join("");

/**
 * The modules that browsers call by, by file name: each call is an export of its own, so that a page
 * loads only those that it can make.
 */
export const browserModules = (): Record<string, string> => ({
  "browser-calls.generated.ts":
    WRITTEN +
    nouns()
      .map(([noun]) => `export * as ${noun} from "./browser/${noun}.generated.ts";\n`)
      .join(""),
  ...Object.fromEntries(
    nouns().map(([noun, endpoints]) => [
      `browser/${noun}.generated.ts`,
      `${WRITTEN}import { browserCall } from "../browser-call.ts";\n\n${Object.entries(endpoints)
        .map(
          ([name, { method, path }]) =>
            `export const ${name} = /* @__PURE__ */ browserCall("${noun}", "${name}", "${method} ${path}");\n`,
        )
        .join("")}`,
    ]),
  ),
});
