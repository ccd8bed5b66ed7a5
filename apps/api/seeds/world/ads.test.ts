import { EMPLOYMENT_TYPES } from "@devguild/schemas/constants/catalogue";
import { beforeAll, describe, expect, test } from "vitest";

import { catalogueRows } from "../catalogue/rows.ts";
import { makeWorld, type World } from "./world.ts";

type Job = World["jobs"][number];
type Part = "title" | "description" | "tasks" | "requirements" | "benefits";

const PARTS: readonly Part[] = ["title", "description", "tasks", "requirements", "benefits"];

const rows = catalogueRows();
const cityNames = new Map(rows.locations.map(({ id, name }) => [id, name]));
const skillNames = new Map(rows.skills.map(({ id, name }) => [id, name]));
const languageNames = new Map(rows.languages.map(({ id, name }) => [id, name]));
let jobs: readonly Job[];

beforeAll(() => {
  jobs = makeWorld(rows, new Date("2026-11-20T11:00:00Z"), "hash").jobs;
});

const listOf = (type: (typeof EMPLOYMENT_TYPES)[number]["value"]) =>
  jobs.filter(
    ({ employment_type_id }) =>
      employment_type_id === EMPLOYMENT_TYPES.find(({ value }) => value === type)?.id,
  );

const textOf = (job: Job, parts: readonly Part[] = PARTS) =>
  parts.map((part) => (job[part] ?? "").replace(/<[^>]+>/g, "\n")).join("\n");

/** Lists the ads with words that they shouldn't have in some of their parts. */
const withWords = (ads: readonly Job[], words: RegExp, parts?: readonly Part[]) =>
  ads.flatMap((job) => {
    const found = words.exec(textOf(job, parts))?.[0];
    return found ? [`${job.title}: ${found}`] : [];
  });

const FOR_EMPLOYEES =
  /days off a year|holiday|paid leave|pension|sabbatical|parental|health |equity|options|-hour week|full time is|contracts welcome|relocation/i;
const LEADS = /^(?:Lead|Teach|Coach|Mentor) /m;

describe("an ad agrees with itself", () => {
  test.each(EMPLOYMENT_TYPES)("there are ads for $label", ({ value }) => {
    expect(listOf(value).length).toBeGreaterThan(15);
  });

  test("an internship is for juniors, says so in its title, and leads no one", () => {
    const internships = listOf("internship");
    expect(jobs.filter(({ title }) => /\bIntern\b/.test(title))).toEqual(internships);
    for (const { seniority_ids } of internships) expect(seniority_ids).toEqual([1]);
    expect(withWords(internships, /\b(?:lead|own the|on-call for)\b/i, ["tasks"])).toEqual([]);
    expect(withWords(internships, /\byears\b/, ["requirements"])).toEqual([]);
    expect(withWords(internships, FOR_EMPLOYEES, ["benefits"])).toEqual([]);
  });

  test("freelancers get a day rate instead of a salary and an employee's benefits", () => {
    const contracts = listOf("freelance");
    expect(contracts.filter(({ salary_min, salary_max }) => salary_min ?? salary_max)).toEqual([]);
    expect(withWords(contracts, FOR_EMPLOYEES, ["benefits"])).toEqual([]);
  });

  test("a part-time ad gives its hours, and no others", () => {
    const partTime = listOf("part_time");
    for (const job of partTime)
      expect(textOf(job, ["benefits"])).toMatch(/\b(?:20|24|28|30) hours a week/);
    const fullTime = /-hour week|\b3[2-9] hours|full time is|contracts welcome|four-day/i;
    expect(withWords(partTime, fullTime, ["benefits"])).toEqual([]);
  });

  test("an ad asks for no more experience than the least it accepts", () => {
    const accepting = (seniority: number) =>
      jobs.filter(({ seniority_ids: ids }) => Math.min(...(ids ?? [])) === seniority);
    expect(withWords(accepting(1), LEADS, ["tasks"])).toEqual([]);
    const years = (words: string) => new RegExp(`\\b(?:${words}) years\\b`, "i");
    expect(withWords(accepting(1), years("three|four|five|six|seven"), ["requirements"])).toEqual(
      [],
    );
    const generic = /\b(?:five|six|seven) years (?:with|mostly)|for (?:five|six|seven) years/i;
    expect(withWords(accepting(2), generic, ["requirements"])).toEqual([]);
  });

  test("a skill that is a bonus is neither what the job is about nor asked for elsewhere", () => {
    const wrong = jobs.flatMap((job) => {
      const text = textOf(job, ["requirements", "tasks"]);
      const bonus = /^(.+) is a plus;|but new to (.+), apply/m.exec(text)?.slice(1).find(Boolean);
      const isMain = bonus === skillNames.get(job.skill_ids?.[0] ?? 0);
      const others = text
        .replaceAll(/^.+ is a plus;.+$|^If you’re strong.+$/gm, "")
        .split(/[^\p{L}\p{N}.+#]+/u);
      return bonus && (isMain || others.includes(bonus)) ? [`${job.title}: ${bonus}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test("an ad without a city offers no office, and one on site no work from home", () => {
    const modes = (wanted: number) =>
      jobs.filter(({ remote, hybrid_option_id }) => !remote && hybrid_option_id === wanted);
    const remoteOnly = jobs.filter(({ city_ids }) => city_ids?.length === 0);
    for (const ads of [remoteOnly, modes(2), modes(3)]) expect(ads.length).toBeGreaterThan(100);
    const office = /\boffice[:.]|public transport|travel pass|mobility budget|move to|relocation/i;
    expect(withWords(remoteOnly, office, ["benefits"])).toEqual([]);
    expect(
      withWords(modes(2), /work from elsewhere|abroad with your laptop/i, ["benefits"]),
    ).toEqual([]);
    expect(withWords(modes(2), /from anywhere|hybrid|up to you/i, ["description"])).toEqual([]);
    expect(
      withWords(modes(3), /from anywhere|fully remote|role is on site/i, ["description"]),
    ).toEqual([]);
  });

  test("the work happens where the ad says it is", () => {
    const cities =
      /(?:days a week in|We meet in|happens in|work on site in|is on site in|a desk for you in|come to the office in|If you move to) (\p{Lu}[^,;:.]*?)(?: on \w+days|, the rest|, others| and |[,;:.])/gu;
    const wrong = jobs.flatMap((job) => {
      const own = (job.city_ids ?? []).map((id) => cityNames.get(id) ?? "").join(" or ");
      const named = [...textOf(job, ["description", "benefits"]).matchAll(cities)];
      return named
        .filter(([, said]) => said !== own)
        .map(([sentence]) => `${job.title} (${own}): ${sentence}`);
    });
    expect(wrong).toEqual([]);
  });

  test("the language it requires is the one it is found by", () => {
    const wrong = jobs.flatMap((job) => {
      const own = languageNames.get(job.language_id ?? 0) ?? "English";
      const words = textOf(job, ["requirements"])
        .replaceAll(/docs are in English/gi, "")
        .split(/[^\p{L}]+/u);
      const named = [...languageNames.values()].filter((name) => words.includes(name));
      return named.join() === (own === "English" ? "" : own)
        ? []
        : [`${job.title}, ${own}: ${named.join()}`];
    });
    expect(wrong).toEqual([]);
  });
});
