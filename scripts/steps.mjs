// Runs the steps of a long run and prints their durations at the end.
import { fail, say } from "./environment.mjs";

const durations = [];

/** Prints the duration of each step in seconds, in the order in which they ended. */
export const printTimes = () => {
  say("\nSeconds");
  for (const { name, seconds } of durations) say(`${String(seconds).padStart(7)}  ${name}`);
};

/** Runs a step, which resolves to an exit code. If that isn't 0, everything stops. */
export const step = async (name, work) => {
  say(`${name} …`);
  const startedAt = performance.now();
  const code = await work();
  durations.push({ name, seconds: Math.round((performance.now() - startedAt) / 1000) });
  if (!code) return;
  printTimes();
  fail(`${name}: failed.`);
};
