import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

import { logProgress } from "./report.ts";

const STOP_TIMEOUT_MS = 12_000;
const FREE_PORT = 0;

/** A server of ours in a separate process; `lines` is its log so far. */
export type Served = {
  port: number;
  lines: readonly string[];
  /** Milliseconds from start to listening. */
  listeningAfter: number;
  startedAt: number;
  /** Resident memory, in bytes. */
  memory: () => number;
  stop: () => Promise<void>;
};

const running = new Set<ChildProcess>();

const freePort = async () => {
  const server = createServer().listen(FREE_PORT, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
};

type Settings = {
  databaseUrl: string;
  logLevel?: string;
  /** The API's URL, for a web app's server. */
  apiUrl?: string;
  /** Where it saves its indexes. */
  dataDir?: string;
};

/** Production settings, as other environments validate every response against the contract. */
const environment = (
  port: number,
  { databaseUrl, logLevel = "warn", apiUrl = `http://127.0.0.1:${port}`, dataDir }: Settings,
) => {
  const url = `http://127.0.0.1:${port}`;
  return {
    ...process.env,
    NODE_ENV: "production",
    DEVGUILD_ENV: "production",
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: logLevel,
    ...(dataDir && { DATA_DIR: dataDir }),
    API_PORT: String(port),
    SITE_PORT: String(port),
    API_INTERNAL_URL: apiUrl,
    API_URL: url,
    SITE_URL: url,
    COMPANY_URL: url,
    ADMIN_URL: url,
    SELLER_VAT_ID: "ATU12345678",
    SELLER_IBAN: "AT611904300234573201",
    SECRET: "bench-0123456789-abcdefghijklmnopqrstuvwxyz",
    // Nothing listens there, but a measurement sends no emails.
    SMTP_URL: "smtp://127.0.0.1:9",
  };
};

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
};

/** Starts one of our servers and waits until it is ready. */
export const serve = async (
  program: string,
  settings: Settings,
  args: readonly string[] = [],
): Promise<Served> => {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    env: environment(port, settings),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const lines: string[] = [];
  if (child.stdout) createInterface(child.stdout).on("line", (line) => lines.push(line));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`${program} exited with ${code}.`)));
  });
  return {
    port,
    lines,
    startedAt,
    listeningAfter: performance.now() - startedAt,
    memory: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) *
      1024,
    stop: () => stop(child),
  };
};

/** Stops all running servers. They also exit when this process ends. */
export const stopAll = async () => {
  if (running.size > 0) logProgress(`Ending ${running.size} servers …`);
  await Promise.all([...running].map(stop));
};
