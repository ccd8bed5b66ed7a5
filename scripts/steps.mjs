// Runs the parts of a long run and prints at its end what each of them took.
import { fail, say } from "./environment.mjs";

const taken = [];

/** Prints what each part took, in seconds, in the order in which they ended. */
export const printTimes = () => {
  say("\nSeconds");
  for (const { name, seconds } of taken) say(`${String(seconds).padStart(7)}  ${name}`);
};

/** Runs a part, which gives an exit code. Where that is not 0, everything ends. */
export const step = async (name, work) => {
  say(`${name} …`);
  const startedAt = performance.now();
  const code = await work();
  taken.push({ name, seconds: Math.round((performance.now() - startedAt) / 1000) });
  if (!code) return;
  printTimes();
  fail(`${name}: failed.`);
};
