import { contract } from "@devguild/contract/contract";
import type { Endpoints } from "@devguild/contract/endpoint";

const HEADER = "// Written by `pnpm generate` from the contract.\n";

const listNouns = () => Object.entries(contract as Record<string, Endpoints>);

const buildTable = (endpoints: Endpoints) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]),
  );

/**
 * Builds the module of methods and paths, a table per noun, for code that must not load the
 * contract's schemas. `pnpm generate` writes it; a test checks it against the contract.
 */
export const callsModule = () =>
  HEADER +
  listNouns()
    .map(
      ([noun, endpoints]) =>
        `export const ${noun} = ${JSON.stringify(buildTable(endpoints), null, 2)} as const;\n`,
    )
    .join("");

/**
 * Builds the modules for the browser, by file name: each call is a separate export, so a page loads
 * only the calls it makes.
 */
export const browserModules = (): Record<string, string> => ({
  "browser-calls.generated.ts":
    HEADER +
    listNouns()
      .map(([noun]) => `export * as ${noun} from "./browser/${noun}.generated.ts";\n`)
      .join(""),
  ...Object.fromEntries(
    listNouns().map(([noun, endpoints]) => [
      `browser/${noun}.generated.ts`,
      `${HEADER}import { browserCall } from "../browser-call.ts";\n\n${Object.entries(endpoints)
        .map(
          ([name, { method, path }]) =>
            `export const ${name} = /* @__PURE__ */ browserCall("${noun}", "${name}", "${method} ${path}");\n`,
        )
        .join("")}`,
    ]),
  ),
});
