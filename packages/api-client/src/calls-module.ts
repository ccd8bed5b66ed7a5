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

/** The module that browsers call by: each noun by itself, so that a page loads only those it uses. */
export const browserCallsModule = () =>
  `${WRITTEN}import { API_BASE } from "@devguild/schemas/addresses";

import { nounOf } from "./api.ts";
import * as calls from "./calls.generated.ts";

const connection = { base: API_BASE };

${nouns()
  .map(
    ([noun]) =>
      `export const ${noun} = /* @__PURE__ */ nounOf("${noun}", calls.${noun}, connection);\n`,
  )
  .join("")}`;
