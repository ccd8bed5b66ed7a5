// Shared by the start and test commands. Runs on the machine's own Node, before anything is
// installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const BIN = join(ROOT, "node_modules", ".bin");
const STAMP = join(ROOT, "node_modules", ".installed-lockfile");
const NEEDED_NODE = [22, 18];

/** Prints one line of progress. */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Exits with a message that says what to do. */
export const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

/** Reads .env if there is one; existing environment variables win. */
export const readEnvFile = () => {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
};

const isNewEnough = (version) => {
  const [major, minor] = version.split(".").map(Number);
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
};

/**
 * Returns the Node that runs the product: the one installed with its packages, or else the
 * machine's.
 */
export const findNode = () => {
  const own = join(ROOT, "node_modules", "node", "bin", "node");
  if (existsSync(own)) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  return fail(
    `This machine's Node ${process.versions.node} is too old and none could be installed for it. Install Node ${NEEDED_NODE.join(".")} or newer.`,
  );
};

/**
 * Returns the environment of child processes: the project's own programs come first in the PATH.
 */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(findNode()), BIN, process.env.PATH].join(delimiter),
  ...extra,
});

/** Runs a program with its output shown; resolves to its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: process.env,
      ...options,
    });
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 1));
  });

/** Installs the packages of the lockfile, unless they are up to date. */
export const install = async () => {
  const lockfile = createHash("sha256")
    .update(readFileSync(join(ROOT, "pnpm-lock.yaml")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockfile) return;
  say("Installing packages …");
  const { devEngines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const pnpm = `pnpm@${devEngines.packageManager.version}`;
  const args = [
    "--yes",
    pnpm,
    "install",
    "--frozen-lockfile",
    "--reporter=append-only",
    "--loglevel=warn",
  ];
  // pnpm would ask before it replaces a folder, but nobody may be there to answer.
  if (await run("npx", args, { env: { ...process.env, CI: "true" } }))
    fail("The packages could not be installed.");
  writeFileSync(STAMP, lockfile);
};

/** Generates the files derived from the contract, which editors and checks read as well. */
export const generate = async () => {
  const args = ["run", "generate", "--output-logs=errors-only", "--log-order=grouped"];
  if (await run("turbo", args, { env: environment({ TURBO_TELEMETRY_DISABLED: "1" }) }))
    fail("What follows from the contract could not be written.");
};

/** Builds the three web apps and resolves to an exit code; unchanged ones are cached. */
export const build = () =>
  run("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"], {
    env: environment({ TURBO_TELEMETRY_DISABLED: "1" }),
  });

/** Returns whether a program is installed. */
export const has = (program) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
