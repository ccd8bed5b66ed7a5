import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { contract } from "@devguild/contract/contract";
import { expect, test } from "vitest";

import { buildAddress, contractCalls } from "../../../testing/contract-calls.ts";
import { contractWorld } from "../../../testing/contract-world.ts";
import { openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { throttles } from "./throttling.tables.ts";

const MODULES = join(import.meta.dirname, "..");

// Limits are constants; one per network says so beside its name.
const DECLARED = /name: "([^"]+)",[^}]*\bper: "network"/g;

const listNetworkLimits = () =>
  globSync("*/*.ts", { cwd: MODULES }).flatMap((file) =>
    [...readFileSync(join(MODULES, file), "utf8").matchAll(DECLARED)].map(([, name]) => name),
  );

const oauthClient = {
  id: "oidc" as const,
  name: "Test",
  issuer: "http://127.0.0.1:1",
  clientId: "test",
  clientSecret: "test",
};

const address = "2001:db8:aa:bb:1:2:3:4";

test("every limit by address counts an IPv6 address by its /64", async () => {
  const api = await openApi({ ...testConfig, oauthClients: [oauthClient] });
  const world = await contractWorld(api);
  for (const { endpoint, may, sample } of contractCalls) {
    const { params, query, body } = (await sample?.(world)) ?? {};
    const person = may.includes("guest") ? "guest" : (may[0] ?? "guest");
    await api.send(endpoint.method, buildAddress(endpoint, params, query), {
      token: await world.tokenOfNew(person),
      address,
      body: body && JSON.stringify(body),
    });
  }
  // A successful log-in, as in the walk, clears what it counted.
  await api.call(
    contract.identity.logIn,
    { body: { email: "a@b.example", password: "wrong" } },
    { address },
  );
  const keys = (await api.db.select().from(throttles)).map(({ key }) => key);
  expect(keys.filter((key) => key.includes("1:2:3:4"))).toEqual([]);
  const counted = keys.flatMap((key) => /^([\w-]+):2001:db8:aa:bb::\/64/.exec(key)?.[1] ?? []);
  expect(new Set(counted)).toEqual(new Set(listNetworkLimits()));
}, 120_000);
