import { readdirSync, readFileSync, readlinkSync } from "node:fs";

import { afterEach, describe, expect, test } from "vitest";

import { productEnvironment, urls } from "../addresses.ts";
import { endAll, eventually, isReady, start } from "./product.ts";

const SLOW = 120_000;

// The product's processes are found by the data folder in their environment.
const processesOf = (dataDir: string) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8")
          .split("\0")
          .includes(`DATA_DIR=${dataDir}`);
      } catch {
        return false;
      }
    });

afterEach(endAll);

const logIn = async () => {
  const answer = await fetch(`${urls.api}/api/v2/user/login`, {
    method: "POST",
    body: JSON.stringify({ email: "developer@devguild.example", password: "devguild-demo" }),
  });
  const body = (await answer.json()) as { accessToken?: string };
  return body.accessToken ?? expect.unreachable(`${answer.status}: ${JSON.stringify(body)}`);
};

const processOf = (dataDir: string, cwd: string) =>
  Number(
    processesOf(dataDir).find((pid) => readlinkSync(`/proc/${pid}/cwd`).endsWith(cwd)) ??
      expect.unreachable(`Nothing runs in ${cwd}.`),
  );

const isOk = async (url: string) => {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok === true;
};

describe("npm start", () => {
  test(
    "serves all four, refuses a second start, survives being killed, and stops without a trace",
    async () => {
      const env = productEnvironment();
      const first = start(env);
      expect(await eventually(isReady, 90), first.output()).toBe(true);
      expect(await eventually(() => first.output().includes("Ready after"), 10)).toBe(true);
      expect(first.output()).toContain("developer@devguild.example");

      const second = start(env);
      expect(await second.ended).not.toBe(0);
      expect(second.output()).toMatch(/The data folder .* is in use by another process/);
      expect(await isReady()).toBe(true);

      const accessToken = await logIn();
      first.child.kill("SIGKILL");
      expect(await eventually(() => processesOf(env.DATA_DIR).length === 0, 15)).toBe(true);

      const third = start(env);
      expect(await eventually(isReady, 60), third.output()).toBe(true);
      const user = await fetch(`${urls.api}/api/v2/user`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      expect(user.status).toBe(200);

      third.child.kill("SIGTERM");
      expect(await third.ended).toBe(0);
      expect(await eventually(() => processesOf(env.DATA_DIR).length === 0, 5)).toBe(true);
    },
    SLOW,
  );

  test(
    "restarts a program that ended while the others keep running, without losing data",
    async () => {
      const env = productEnvironment();
      const product = start(env, "--fresh");
      expect(await eventually(isReady, 90), product.output()).toBe(true);
      const accessToken = await logIn();
      const site = processOf(env.DATA_DIR, "apps/site");

      const api = processOf(env.DATA_DIR, "apps/api");
      process.kill(api, "SIGKILL");
      expect(await eventually(async () => !(await isOk(`${urls.api}/healthz`)), 5)).toBe(true);
      for (const app of [urls.site, urls.company, urls.admin])
        expect(await isOk(`${app}/healthz`)).toBe(true);
      expect(await eventually(isReady, 30), product.output()).toBe(true);
      expect(product.output()).toContain("The API starts again in 1 s.");
      expect(processOf(env.DATA_DIR, "apps/api")).not.toBe(api);
      expect(processOf(env.DATA_DIR, "apps/site")).toBe(site);
      const user = await fetch(`${urls.api}/api/v2/user`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      expect(user.status).toBe(200);

      process.kill(processOf(env.DATA_DIR, "apps/api"), "SIGKILL");
      process.kill(site, "SIGKILL");
      expect(
        await eventually(() => product.output().includes("The API starts again in 2 s."), 5),
      ).toBe(true);
      expect(product.output()).toContain("The site app starts again in 1 s.");
      expect(await eventually(isReady, 30), product.output()).toBe(true);

      // A program that is waiting to restart stops with the others.
      process.kill(processOf(env.DATA_DIR, "apps/admin"), "SIGKILL");
      expect(
        await eventually(() => product.output().includes("The admin app starts again"), 5),
      ).toBe(true);
      product.child.kill("SIGTERM");
      expect(await product.ended).toBe(0);
      expect(await eventually(() => processesOf(env.DATA_DIR).length === 0, 5)).toBe(true);
    },
    SLOW,
  );

  test.each([
    ["API_PORT", "eighty"],
    ["DEVGUILD_ENV", "staging"],
    ["DATABASE_URL", "mysql://localhost/devguild"],
  ])(
    "names %s where it is wrong",
    async (name, value) => {
      const refused = start({ ...productEnvironment(), [name]: value });
      expect(await refused.ended).not.toBe(0);
      expect(refused.output()).toContain(`${name}:`);
    },
    SLOW,
  );
});
