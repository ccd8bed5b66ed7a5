import type { Config } from "@react-router/dev/config";

/** How React Router builds each of the three apps. */
const routerConfig: Config = {
  ssr: true,
  // An app has few routes: the browser knows them all from the start and never asks for more.
  routeDiscovery: { mode: "initial" },
  // Without this the first page of a development server loads modules that Vite has since replaced.
  future: { unstable_optimizeDeps: true },
};

export default routerConfig;
