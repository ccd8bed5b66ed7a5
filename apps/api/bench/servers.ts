import { join } from "node:path";

import { waitUntilIndexed } from "./index-ready.ts";
import { serve, type Served } from "./processes.ts";

/** The API's program. */
export const API = join(import.meta.dirname, "../src/main.ts");
/** The program of the API's shell. */
export const SHELL = join(import.meta.dirname, "shell-server.ts");

export type Servers = {
  api: () => Promise<Served>;
  shell: () => Promise<Served>;
  databaseUrl: string;
};

/** Provides one server of each kind to all parts, started by the first part that needs it. */
export const createServers = (databaseUrl: string): Servers => {
  let api: Promise<Served> | undefined;
  let shell: Promise<Served> | undefined;
  const startApi = async () => {
    const started = await serve(API, { databaseUrl });
    await waitUntilIndexed(started);
    return started;
  };
  return {
    databaseUrl,
    api: () => (api ??= startApi()),
    shell: () => (shell ??= serve(SHELL, { databaseUrl })),
  };
};
