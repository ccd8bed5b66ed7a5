import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Runs a script in a separate process; it has openDatabase, and `given` as process.argv from index 1. */
export const runInChild = (script: string, ...given: string[]) => {
  const source = `import { openDatabase } from ${JSON.stringify(new URL("../src/db/open-database.ts", import.meta.url).href)};\n${script}`;
  const child = spawn(
    process.execPath,
    ["--input-type=module-typescript", "--eval", source, ...given],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  const output = createInterface(child.stdout);
  output.on("line", (line) => lines.push(line));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    lines,
    errors: () => errors,
    ended,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    /** Waits until the process has printed `count` lines. */
    printed: async (count: number) => {
      while (lines.length < count) {
        const next = await Promise.race([once(output, "line"), ended.then(() => null)]);
        if (next === null && lines.length < count) throw new Error(`The process ended: ${errors}`);
      }
    },
  };
};
