import type { Config } from "@react-router/dev/config";

// An app has few routes: the browser knows them all from the start and never asks for more.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
