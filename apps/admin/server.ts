import { join } from "node:path";

import { serveApp } from "@devguild/web-server/serve-app";

// The build is made by `pnpm build`; its types come with the framework, not with this file.
const build = await import(new URL("./build/server/index.js", import.meta.url).href);

serveApp({ app: "admin", build, clientDir: join(import.meta.dirname, "build/client") });
