// Seeds a demo world full of hostile content, to check how pages handle it: node fill-hostile.ts, with
// the environment that the product is started with afterwards.
import { loadConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { createFileStore } from "../src/ports/files/create-file-store.ts";
import { prepareWorld } from "../src/prepare-world.ts";
import { makeContentHostile } from "./hostile-content.ts";

const config = loadConfig();
const database = await openDatabase(config);
await database.migrate();
await prepareWorld(database.db, { env: config.env, files: createFileStore(config), say: () => {} });
await makeContentHostile(database.db);
await database.close();
