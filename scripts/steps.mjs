// Runs the steps of a long run and prints their durations at the end.
import { fail, say } from "./environment.mjs";

const durations = [];

/** Prints the duration of each step in seconds, in the order in which they ended. */
export const printTimes = () => {
  say("\nSeconds");
  for (const { name, seconds } of durations) say(`${String(seconds).padStart(7)}  ${name}`);
};

/** Runs steps side by side, each of which resolves to an exit code. Once all have ended, everything stops if one failed. */
export const steps = async (works) => {
  const failed = [];
  await Promise.all(
    Object.entries(works).map(async ([name, work]) => {
      say(`${name} …`);
      const startedAt = performance.now();
      const code = await work();
      durations.push({ name, seconds: Math.round((performance.now() - startedAt) / 1000) });
      if (code) failed.push(name);
    }),
  );
  if (failed.length === 0) return;
  printTimes();
  fail(`Failed: ${failed.join(", ")}.`);
};

/** Runs one step, which resolves to an exit code. If that isn't 0, everything stops. */
export const step = (name, work) => steps({ [name]: work });
