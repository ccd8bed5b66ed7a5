import { readdirSync, readFileSync } from "node:fs";

import { afterEach, describe, expect, test } from "vitest";

import { productEnvironment, urls } from "../addresses.ts";
import { endAll, eventually, isReady, start } from "./product.ts";

const SLOW = 120_000;

// The product's processes are known by the data folder in their environment.
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

const logIn = () =>
  fetch(`${urls.api}/api/v2/user/login`, {
    method: "POST",
    body: JSON.stringify({ email: "developer@devguild.example", password: "devguild-demo" }),
  });

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

      const { accessToken } = (await (await logIn()).json()) as { accessToken: string };
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
