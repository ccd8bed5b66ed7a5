import { join } from "node:path";

import { serveApp } from "@devguild/web-server/serve-app";

// `pnpm build` creates this file, so its types are unknown here.
const build = await import(new URL("./build/server/index.js", import.meta.url).href);

serveApp({ app: "site", build, clientDir: join(import.meta.dirname, "build/client") });
