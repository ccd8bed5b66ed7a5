import customMedia from "postcss-custom-media";

import { defineBreakpoints } from "./src/theme/define-breakpoints.ts";

/** Of all builds: Storybook's finds it here, those of the apps are pointed at it (packages/web-server/src/bundling/vite.ts). */
export default { plugins: [defineBreakpoints, customMedia()] };
