import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Config } from "@react-router/dev/config";

import { listScreens } from "../screens/screens.ts";
import { SCREENS_FILE } from "../screens/shared-screens.ts";

/** How React Router builds each of the three apps. */
const routerConfig: Config = {
  ssr: true,
  // An app has few routes: the browser knows them all from the start and never asks for more.
  routeDiscovery: { mode: "initial" },
  // Without this the first page of a development server loads modules that Vite has since replaced.
  future: { unstable_optimizeDeps: true },
  // A build knows its routes, but not what their handles say; the server decides by them.
  buildEnd: async ({ reactRouterConfig: { appDirectory, buildDirectory } }) => {
    const { default: routes } = await import(
      /* @vite-ignore */ pathToFileURL(join(appDirectory, "routes.ts")).href
    );
    const screens = JSON.stringify(listScreens(routes));
    await writeFile(join(buildDirectory, "server", SCREENS_FILE), screens);
  },
};

export default routerConfig;
