import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.profile;

let api: TestApi;
let given: Given;
let berlin: number;
let germany: number;
let skill: (slug: string) => Promise<number>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  skill = given.skillId;
  berlin = await given.placeId("berlin");
  germany = await given.placeId("germany");
});

const newcomer = () => given.developer({ step: 1, city: null, skills: {}, seniority: 0 });
const basic = () => ({
  first_name: "Grace",
  last_name: "Hopper",
  residence_place_id: String(berlin),
});

describe("completing a profile", () => {
  test("takes two steps, and the user reflects each of them", async () => {
    const developer = await newcomer();
    const first = await api.call(
      calls.saveBasic,
      { body: { ...basic(), citizenship_country_id: germany } },
      developer,
    );
    expect(first.body.data).toMatchObject({
      full_name: "Grace Hopper",
      signup_step: 2,
      residence_city: { place_id: String(berlin), name: "Berlin" },
      residence_country: { name: "Germany" },
      citizenship: { id: germany },
    });

    const go = await skill("go");
    const english = await given.languageId("english");
    const second = await api.call(
      calls.saveExperience,
      {
        body: {
          skills: [{ id: go, experience: 6 }],
          languages: [{ id: english, level_id: 4 }],
        },
      },
      developer,
    );
    expect(second.body.data).toMatchObject({
      signup_step: 3,
      seniority: 2,
      skills: [{ id: go, name: "Go", years_of_experience: 6 }],
      languages: [{ id: english, name: "English", level_id: 4 }],
    });
  });

  test("has to start with the first step", async () => {
    const body = { skills: [{ id: await skill("go"), experience: 1 }], languages: [] };
    const answer = await api.call(calls.saveExperience, { body }, await newcomer());
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code: "basic_missing" });
  });

  test("stays done when the first step is saved again", async () => {
    const developer = await given.developer();
    const answer = await api.call(calls.saveBasic, { body: basic() }, developer);
    expect(answer.body.data.signup_step).toBe(3);
  });

  test.each([
    [{ go: 1, rust: 2 }, 0],
    [{ go: 3, rust: 4 }, 1],
    [{ go: 5 }, 2],
    // With more than three skills only the upper half counts.
    [{ go: 8, rust: 6, java: 1, php: 1 }, 2],
    // A skill with zero years doesn't count.
    [{ go: 6, rust: 0 }, 2],
  ])("with %j years sets the seniority to %s", async (years, seniority) => {
    const skills = await Promise.all(
      Object.entries(years).map(async ([slug, experience]) => ({
        id: await skill(slug),
        experience,
      })),
    );
    const answer = await api.call(
      calls.saveExperience,
      { body: { skills, languages: [] } },
      await given.developer({ seniority: 0 }),
    );
    expect(answer.body.data.seniority).toBe(seniority);
    const stored = Object.entries(years).filter(([, count]) => count > 0);
    expect(answer.body.data.skills).toHaveLength(stored.length);
  });

  test("uses the higher years of a skill that is listed twice", async () => {
    const id = await skill("go");
    const skills = [
      { id, experience: 2 },
      { id, experience: 7 },
      { id, experience: 3 },
    ];
    const answer = await api.call(
      calls.saveExperience,
      { body: { skills, languages: [] } },
      await given.developer(),
    );
    expect(answer.body.data.skills).toMatchObject([{ id, years_of_experience: 7 }]);
  });

  test("in two tabs at once stores one version, never a mix", async () => {
    const developer = await given.developer();
    const [go, rust, java] = [await skill("go"), await skill("rust"), await skill("java")];
    const save = (ids: number[]) =>
      api.call(
        calls.saveExperience,
        { body: { skills: ids.map((id) => ({ id, experience: 4 })), languages: [] } },
        developer,
      );
    await Promise.all([save([go, rust]), save([java]), save([go, rust]), save([java])]);
    const me = await api.call(contract.identity.me, {}, developer);
    const ids = me.body.data.skills.map(({ id }) => id).toSorted((a, b) => a - b);
    expect([[java], [go, rust].toSorted((a, b) => a - b)]).toContainEqual(ids);
  });
});

describe("invalid values fail on their field", () => {
  test.each([
    ["first_name", { first_name: "  " }, "Please enter your first name."],
    ["last_name", { last_name: "" }, "Please enter your last name."],
    ["residence_place_id", { residence_place_id: "" }, "Please choose your city."],
    ["residence_place_id", { residence_place_id: "0" }, "Please choose a city from the list."],
    ["residence_place_id", { residence_place_id: "Berlin" }, "Please choose a city from the list."],
    [
      "citizenship_country_id",
      { citizenship_country_id: 999_999 },
      "Please choose a country from the list.",
    ],
  ])("in the first step: %s %j", async (field, wrong, message) => {
    const answer = await api.call(
      calls.saveBasic,
      { body: { ...basic(), ...wrong } },
      await newcomer(),
    );
    expect(answer.status).toBe(422);
    expect(answer.problem.errors[field]).toEqual([message]);
  });

  test("a country is not a city, and a city is not a country", async () => {
    const developer = await newcomer();
    const asCity = { ...basic(), residence_place_id: String(germany) };
    const asCountry = { ...basic(), citizenship_country_id: berlin };
    const errors = [
      (await api.call(calls.saveBasic, { body: asCity }, developer)).problem.errors,
      (await api.call(calls.saveBasic, { body: asCountry }, developer)).problem.errors,
    ];
    expect(errors.flatMap(Object.keys)).toEqual(["residence_place_id", "citizenship_country_id"]);
  });

  test.each([
    ["skills", { skills: [] }],
    ["skills", { skills: [{ id: 1, experience: 0 }] }],
    ["skills", { skills: [{ id: 999_999, experience: 1 }] }],
    ["skills", { skills: [{ id: 1, experience: 51 }] }],
    ["skills", { skills: [{ id: 1, experience: 2.5 }] }],
    ["languages", { languages: [{ id: 999_999, level_id: 1 }] }],
    ["languages", { languages: [{ id: 1, level_id: 5 }] }],
  ])("in the second step: %s %j", async (field, wrong) => {
    const developer = await given.developer();
    const body = { skills: [{ id: 1, experience: 1 }], languages: [], ...wrong };
    const answer = await api.call(calls.saveExperience, { body }, developer);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors).map((key) => key.split(".")[0])).toEqual([field]);
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data.skills).toMatchObject([{ years_of_experience: 5 }]);
  });
});

test("the prompt to complete the profile is marked as seen", async () => {
  const developer = await given.developer({ step: 2 });
  const answer = await api.call(calls.markWizardSeen, {}, developer);
  const seen = Date.parse(answer.body.data.complete_profile_modal_last_seen_at ?? "");
  expect(Math.abs(Date.now() - seen)).toBeLessThan(60_000);
});
