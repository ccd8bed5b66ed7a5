import { join } from "node:path";

import { serveApp } from "@devguild/web-server/serve-app";

// `pnpm build` creates the build; its types are the framework's.
const build = await import(new URL("./build/server/index.js", import.meta.url).href);

serveApp({ app: "company", build, clientDir: join(import.meta.dirname, "build/client") });
