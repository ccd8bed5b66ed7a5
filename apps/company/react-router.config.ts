import type { Config } from "@react-router/dev/config";

// So few routes that the browser gets their list at once instead of asking for it link by link.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
