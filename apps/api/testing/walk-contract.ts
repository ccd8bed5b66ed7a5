import { beforeAll, describe, expect, test } from "vitest";

import { buildAddress, contractCalls, partOfCalls } from "./contract-calls.ts";
import { contractWorld, type World } from "./contract-world.ts";
import { everyone, type PersonName } from "./people.ts";
import { openApi, type TestApi } from "./test-api.ts";

/** The calls of one part of the walk. */
export const callsOfPart = partOfCalls(contractCalls, 4);

/** Tests each call of one part as every kind of caller. */
export const walkContract = (part: number) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi();
    world = await contractWorld(api);
  });

  describe("a call is allowed for these people only", () => {
    test.each(callsOfPart(part))("$name", async ({ endpoint, may, sample, changesWhoOneIs }) => {
      const { params, query, body } = (await sample?.(world)) ?? {};
      // A sample that is refused for its input would prove nothing about who may send it.
      expect(endpoint.body?.safeParse(body).error).toBeUndefined();
      expect(endpoint.query?.safeParse(query ?? {}).error).toBeUndefined();

      const decisions: [PersonName, number | "allowed"][] = [];
      for (const [index, person] of everyone.entries()) {
        const token = changesWhoOneIs ? world.tokenOfNew(person) : world.tokenOf(person);
        const { status } = await api.send(endpoint.method, buildAddress(endpoint, params, query), {
          token: await token,
          address: `192.0.2.${index + 1}`,
          body: body && JSON.stringify(body),
        });
        const isRefused = status === 401 || status === 403 || status >= 500;
        decisions.push([person, isRefused ? status : "allowed"]);
      }

      const expected = everyone.map((person) => [
        person,
        may.includes(person) ? "allowed" : person === "guest" ? 401 : 403,
      ]);
      expect(decisions).toEqual(expected);
    });
  });
};
