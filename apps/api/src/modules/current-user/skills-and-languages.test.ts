import { contract } from "@devguild/contract/contract";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { PROFILE_MESSAGES } from "@devguild/schemas/constants/profile";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.profile;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const save = async (caller: Caller, years: Record<string, number>, only_append = false) => {
  const skills = await Promise.all(
    Object.entries(years).map(async ([slug, experience]) => ({
      id: await given.skillId(slug),
      experience,
    })),
  );
  return api.call(calls.saveSkills, { body: { skills, only_append } }, caller);
};
const speak = async (caller: Caller, levels: Record<string, number>, only_append = false) => {
  const user_languages = await Promise.all(
    Object.entries(levels).map(async ([slug, level_id]) => ({
      id: await given.languageId(slug),
      level_id,
    })),
  );
  return api.call(calls.saveLanguages, { body: { user_languages, only_append } }, caller);
};

const yearsIn = ({ body }: Awaited<ReturnType<typeof save>>) =>
  body.data.skills.map(({ name, years_of_experience }) => [name, years_of_experience]);

describe("skills", () => {
  test("are replaced, most years first, and the seniority is updated", async () => {
    const developer = await given.developer({ skills: { go: 5 }, seniority: 2 });
    const saved = await save(developer, { rust: 1, java: 3, php: 0 });
    expect(yearsIn(saved)).toEqual([
      ["Java", 3],
      ["Rust", 1],
    ]);
    expect(saved.body.data.seniority).toBe(0);
  });

  test("are added, changed or removed one by one on request", async () => {
    const developer = await given.developer({ skills: { go: 5, rust: 2 }, seniority: 1 });
    const saved = await save(developer, { go: 6, java: 4, rust: 0, php: -1 }, true);
    expect(yearsIn(saved)).toEqual([
      ["Go", 6],
      ["Java", 4],
    ]);
    expect(saved.body.data.seniority).toBe(2);
    expect(yearsIn(await save(developer, {}, true))).toHaveLength(2);
    expect(yearsIn(await save(developer, {}))).toEqual([]);
  });

  test("that are unknown or have too many years are rejected, and nothing changes", async () => {
    const developer = await given.developer({ skills: { go: 5 } });
    const send = (skills: { id: number; experience: number }[]) =>
      api.call(calls.saveSkills, { body: { skills } }, developer);
    const unknown = await send([{ id: 999_999, experience: 1 }]);
    expect(unknown.problem.errors["skills"]).toEqual([PROFILE_MESSAGES.skillUnknown]);
    expect((await send([{ id: 1, experience: 51 }])).status).toBe(422);
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data.skills).toHaveLength(1);
  });

  test("added in two tabs at once are all saved", async () => {
    const developer = await given.developer({ skills: {} });
    const all = ["go", "rust", "java", "php"];
    await Promise.all(all.map((slug) => save(developer, { [slug]: 4 }, true)));
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data.skills).toHaveLength(all.length);
    expect(me.body.data.seniority).toBe(1);
  });
});

describe("languages", () => {
  const levelsIn = ({ body }: Awaited<ReturnType<typeof speak>>) =>
    body.data.languages.map(({ name, level_id }) => [name, level_id]);

  test("are replaced or added, highest level first", async () => {
    const developer = await given.developer({ languages: { german: 2 } });
    expect(levelsIn(await speak(developer, { english: 3, german: 4 }, true))).toEqual([
      ["German", 4],
      ["English", 3],
    ]);
    expect(levelsIn(await speak(developer, { english: 4 }))).toEqual([["English", 4]]);
  });

  test("that are unknown are rejected", async () => {
    const body = { user_languages: [{ id: 999_999, level_id: 1 }] };
    const answer = await api.call(calls.saveLanguages, { body }, await given.developer());
    expect(answer.problem.errors["user_languages"]).toEqual([PROFILE_MESSAGES.languageUnknown]);
  });
});

test("skills and languages saved one after the other complete the second step of sign-up, never the first", async () => {
  const stepAfterBoth = async (done: number) => {
    const developer = await given.developer({ step: done, skills: {}, languages: {} });
    const step = async () =>
      (await api.call(contract.identity.me, {}, developer)).body.data.signup_step;
    await save(developer, { go: 5 });
    expect(await step()).toBe(done);
    await speak(developer, { german: 4 });
    return step();
  };
  expect(await stepAfterBoth(SIGNUP_STEPS.BASIC_INFO)).toBe(SIGNUP_STEPS.COMPLETED);
  expect(await stepAfterBoth(SIGNUP_STEPS.REGISTRATION)).toBe(SIGNUP_STEPS.REGISTRATION);
});
