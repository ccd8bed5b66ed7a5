import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { buildAddress, contractCalls } from "../../testing/contract-calls.ts";
import { contractWorld, type World } from "../../testing/contract-world.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";
import { getCatalogue } from "../modules/catalogue/catalogue.queries.ts";

const ROWS = 30;
const MOST = 3;

let api: TestApi;
let world: World;

// All rows are created before the first read, as some reads list rows that other calls create.
beforeAll(async () => {
  api = await openApi();
  world = await contractWorld(api);
  for (const { manyRows } of contractCalls)
    for (let index = 0; index < ROWS; index++) await manyRows?.makeRow?.(world, index);
  // The catalogue is read again every 30 seconds, by whichever call comes then.
  vi.useFakeTimers({ toFake: ["Date"] });
  await getCatalogue(api.db);
});

afterAll(() => void vi.useRealTimers());

const READS = contractCalls.flatMap(({ name, endpoint, manyRows }) =>
  (manyRows?.reads ?? []).map((read) => Object.assign({ name, endpoint }, read)),
);

test.each(READS)(
  "$name, as $as: at most three statements, however many rows",
  async ({ endpoint, as, input }) => {
    const { params, query } = (await input?.(world)) ?? {};
    const token = await world.tokenOf(as);
    const ran = await api.statementsOf(async () => {
      const { status } = await api.send(endpoint.method, buildAddress(endpoint, params, query), {
        token,
      });
      expect(status).toBe(200);
    });
    const besideSession = ran.filter((statement) => !statement.includes('from "sessions"'));
    expect(besideSession.slice(MOST)).toEqual([]);
    expect(ran.length - besideSession.length).toBeLessThanOrEqual(1);
  },
);
