import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Config } from "@react-router/dev/config";

import { listScreens } from "../screens/screens.ts";
import { SCREENS_FILE } from "../screens/shared-screens.ts";

/** The React Router configuration of all three apps. */
const routerConfig: Config = {
  ssr: true,
  // The apps have few routes, so the browser gets the whole manifest up front.
  routeDiscovery: { mode: "initial" },
  // Without this, the first page of a development server loads modules that Vite has since
  // replaced.
  future: { unstable_optimizeDeps: true },
  // The server bases decisions on route handles, which the build's own manifest lacks.
  buildEnd: async ({ reactRouterConfig: { appDirectory, buildDirectory } }) => {
    const { default: routes } = await import(
      /* @vite-ignore */ pathToFileURL(join(appDirectory, "routes.ts")).href
    );
    const screens = JSON.stringify(listScreens(routes));
    await writeFile(join(buildDirectory, "server", SCREENS_FILE), screens);
  },
};

export default routerConfig;
