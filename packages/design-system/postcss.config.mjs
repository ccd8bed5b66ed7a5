import customMedia from "postcss-custom-media";

import { defineBreakpoints } from "./src/theme/define-breakpoints.ts";

/**
 * Used by all builds: Storybook finds it here, the apps reference it
 * (packages/web-server/src/bundling/vite.ts).
 */
export default { plugins: [defineBreakpoints, customMedia()] };
