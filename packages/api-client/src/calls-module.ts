import { contract } from "@devguild/contract/contract";
import type { Endpoints } from "@devguild/contract/endpoint";

/**
 * The module that a browser loads in place of the contract: only methods and paths, so that no schema
 * and no zod comes along. `pnpm generate` writes it; a test holds it to the contract.
 */
export const callsModule = () => {
  const table = Object.fromEntries(
    Object.entries(contract as Record<string, Endpoints>).map(([noun, endpoints]) => [
      noun,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]),
      ),
    ]),
  );
  return `// Written by \`pnpm generate\` from the contract.\nexport const calls = ${JSON.stringify(table, null, 2)} as const;\n`;
};
