import { contract } from "@devguild/contract/contract";
import { PROFILE_MESSAGES } from "@devguild/schemas/constants/profile";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.profile;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

describe("a town that isn't in the list", () => {
  const NAME = "Kleinkleckersdorf";
  const residence = async (city: string, residence_name?: string | null) => ({
    residence_place_id: String(await given.placeId(city)),
    ...(residence_name !== undefined && { residence_name }),
  });
  const saver = async () => {
    const developer = await given.developer({ city: null });
    return (body: object) => api.call(calls.saveLocation, { body }, developer);
  };

  test("is kept as typed beside the nearest city, in each call that saves a residence", async () => {
    const body = await residence("berlin", `  ${NAME} `);
    const stored = { residence_name: NAME, residence_city: { name: "Berlin" } };
    const name = { first_name: "Ada", last_name: "Test" };
    const developer = () => given.developer({ city: null });
    const answers = [
      await api.call(calls.saveBasic, { body: { ...name, ...body } }, await developer()),
      await api.call(calls.finalizeLocation, { body }, await developer()),
      await api.call(calls.saveLocation, { body }, await developer()),
    ];
    for (const answer of answers) expect(answer.body.data).toMatchObject(stored);
  });

  test("stays with the same city, and goes with null, another city, or none", async () => {
    const save = await saver();
    const nameAfter = async (body: object) => (await save(body)).body.data.residence_name;
    expect(await nameAfter(await residence("berlin", NAME))).toBe(NAME);
    expect(await nameAfter(await residence("berlin"))).toBe(NAME);
    expect(await nameAfter({ citizenship_country_id: null })).toBe(NAME);
    expect(await nameAfter(await residence("hamburg"))).toBeNull();
    expect(await nameAfter(await residence("hamburg", NAME))).toBe(NAME);
    expect(await nameAfter({ residence_name: null })).toBeNull();
    expect(await nameAfter(await residence("hamburg", NAME))).toBe(NAME);
    expect(await nameAfter({ residence_place_id: null })).toBeNull();
  });

  test.each(["Munich", "münchen", " MUNICH", ""])(
    "isn't stored if it is the city's own name: %j",
    async (name) => {
      const save = await saver();
      const answer = await save(await residence("munich", name));
      expect(answer.body.data).toMatchObject({
        residence_city: { name: "Munich" },
        residence_name: null,
      });
    },
  );

  test.each(["<b>Dorf</b>", "Klein\nDorf", "Dorf\u202e", "12345", "x".repeat(101)])(
    "can't be named %j",
    async (name) => {
      const answer = await (await saver())(await residence("berlin", name));
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.problem.errors)).toEqual(["residence_name"]);
    },
  );

  test("needs the nearest city", async () => {
    const save = await saver();
    for (const body of [{}, { residence_place_id: null }])
      expect((await save({ ...body, residence_name: NAME })).problem.errors).toEqual({
        residence_place_id: [PROFILE_MESSAGES.cityRequired],
      });
  });
});
