import type { Plugin } from "postcss";

import { below, breakpoints, from } from "./breakpoints.ts";

const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];

const definitions = names
  .flatMap((name) => [
    `@custom-media --from-${name} ${from(name)};`,
    `@custom-media --below-${name} ${below(name)};`,
  ])
  .join("");

/**
 * Prepends the breakpoints to every stylesheet: CSS modules are compiled separately, and none
 * imports another.
 */
export const defineBreakpoints: Plugin = {
  postcssPlugin: "define-breakpoints",
  Once: (root) => void root.prepend(definitions),
};
