import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { urls } from "../addresses.ts";

export const ROOT = join(import.meta.dirname, "../../..");

const started: ChildProcess[] = [];

type Start = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** Runs a script of the repository with environment variables. */
export const run = (env: Record<string, string>, script: string, ...args: string[]): Start => {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, output: () => text, ended };
};

/** Starts the whole product, which has to be built. */
export const start = (env: Record<string, string>, ...args: string[]): Start =>
  run(env, "scripts/start.mjs", ...args);

/** Kills all processes that are still running. */
export const endAll = () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
};

/** Returns whether all four servers respond. */
export const isReady = async () => {
  const answers = await Promise.allSettled(
    [
      `${urls.site}/healthz`,
      `${urls.company}/healthz`,
      `${urls.admin}/healthz`,
      `${urls.api}/readyz`,
    ].map((url) => fetch(url)),
  );
  return answers.every((answer) => answer.status === "fulfilled" && answer.value.ok);
};

/** Waits until a condition is true, for a number of seconds; resolves to whether it was. */
export const eventually = async (what: () => boolean | Promise<boolean>, seconds: number) => {
  for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
    if (await what()) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
};
