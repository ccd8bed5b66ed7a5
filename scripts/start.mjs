// `npm start`: installs, builds, and serves the whole product until it is stopped.
import { spawn, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

import {
  build,
  environment,
  fail,
  findNode,
  install,
  readEnvFile,
  ROOT,
  say,
} from "./environment.mjs";

const COMPILED = join(ROOT, "node_modules", ".cache", "compiled");
const STOP_TIMEOUT = 12_000;
const CONFIGURATION_ERROR = 78;
const MIN_PAUSE = 1_000;
const MAX_PAUSE = 30_000;
/** After running this long, a program counts as healthy, and its restart delay is reset. */
const HEALTHY_AFTER = 60_000;

readEnvFile();
const isFresh = process.argv.includes("--fresh");
const startedAt = Date.now();

const children = new Map();
let stopping = false;

const stop = (code) => {
  if (stopping) return;
  stopping = true;
  for (const child of children.values()) child.kill("SIGTERM");
  const timer = setTimeout(() => {
    for (const child of children.values()) child.kill("SIGKILL");
  }, STOP_TIMEOUT);
  const wait = setInterval(() => {
    if (children.size > 0) return;
    clearInterval(wait);
    clearTimeout(timer);
    process.exit(code);
  }, 50);
};

// A child ends with this process, however that ends: it notices that their channel has closed.
const launch = (name, args, cwd, { onReady, onExit }) => {
  const child = spawn(findNode(), args, {
    cwd: join(ROOT, cwd),
    env: environment({
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL || "warn",
      // Compiling takes a fifth of the time in which the API starts.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || COMPILED,
    }),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.set(name, child);
  child.on("message", (message) => message === "ready" && onReady());
  child.on("exit", (code) => {
    children.delete(name);
    if (!stopping) onExit(code);
  });
};

/**
 * Runs a program and restarts it after a delay if it ends once it was ready. Resolves when it is
 * ready; if it can't start, or finds its configuration invalid, everything stops.
 */
const serve = (name, script, cwd, firstArgs = []) =>
  new Promise((resolve) => {
    let pause = MIN_PAUSE;
    let readyAt = null;
    let hasStarted = false;
    const onReady = () => {
      hasStarted = true;
      readyAt = Date.now();
      resolve();
    };
    const onExit = (code) => {
      if (code !== CONFIGURATION_ERROR) process.stderr.write(`${name} stopped unexpectedly.\n`);
      if (code === CONFIGURATION_ERROR || !hasStarted) return stop(code || 1);
      if (readyAt !== null && Date.now() - readyAt >= HEALTHY_AFTER) pause = MIN_PAUSE;
      readyAt = null;
      process.stderr.write(`${name} starts again in ${pause / 1000} s.\n`);
      setTimeout(() => {
        if (!stopping) launch(name, [script], cwd, { onReady, onExit });
      }, pause);
      pause = Math.min(pause * 2, MAX_PAUSE);
    };
    launch(name, [script, ...firstArgs], cwd, { onReady, onExit });
  });

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
process.on("SIGHUP", () => stop(0));
// npm may be killed without passing the signal on; this process then gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(0), 500).unref();

const dataDir = resolve(ROOT, process.env.DATA_DIR || ".data");

const refuseSecondStart = () => {
  if (process.env.DATABASE_URL) return;
  const { status } = spawnSync(findNode(), ["apps/api/src/db/check-data-folder.ts", dataDir], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status) process.exit(1);
};

const PAGES = [
  ["Site", "SITE", 3000, ""],
  ["Company portal", "COMPANY", 3001, ""],
  ["Back office", "ADMIN", 3002, ""],
  ["API", "API", 4000, "/api/docs"],
];

const LOGINS = [
  ["developer", "a developer"],
  ["owner", "the owner of the company Tidewerk, and a developer"],
  ["administrator", "its administrator"],
  ["recruiter", "its recruiting manager"],
  ["campaigns", "its campaign manager"],
  ["super-admin", "the back office, everything, and a developer"],
  ["account-manager", "the back office, companies"],
  ["talent-manager", "the back office, developers"],
  ["content-editor", "the back office, content"],
  ["support", "the back office, read only"],
];

const printWelcome = () => {
  const getPort = (name, missing) => process.env[`${name}_PORT`] || missing;
  const getUrl = (name, missing) =>
    process.env[`${name}_URL`] || `http://localhost:${getPort(name, missing)}`;
  say("");
  for (const [label, name, port, path] of PAGES)
    say(`${label.padEnd(16)} ${getUrl(name, port)}${path}`);
  if (process.env.DEVGUILD_ENV !== "production") {
    say(`${"Outbox".padEnd(16)} ${getUrl("API", 4000)}/dev/outbox`);
    say("\nLog in with the password devguild-demo as");
    for (const [name, who] of LOGINS) say(`  ${`${name}@devguild.example`.padEnd(34)} ${who}`);
  }
  say(`\nReady after ${Math.round((Date.now() - startedAt) / 1000)} s. Stop with Ctrl-C.`);
};

await install();
refuseSecondStart();
say("Building …");
if (await build()) fail("The build failed.");
say("Starting …");
// Only the first time: a restarted API must keep what was written since.
await serve("The API", "src/main.ts", "apps/api", isFresh ? ["--fresh"] : []);
await Promise.all(
  ["site", "company", "admin"].map((app) => serve(`The ${app} app`, "server.ts", `apps/${app}`)),
);
if (!stopping) printWelcome();
