import { formatCount } from "@devguild/schemas/formats";

import { createDeck, type Random } from "../random.ts";
import type { Company } from "./companies.ts";
import { EMPLOYMENT, type Employment } from "./employment.ts";
import { withArticle, type Words } from "./fill-in.ts";
import { localLanguage } from "./job-locations.ts";
import { type Domain, DOMAINS } from "./texts/domains.ts";
import type { Role } from "./texts/roles.ts";

/** What an ad's texts are about. */
export interface AdFacts {
  company: Company;
  role: Role;
  /** The title without prefix and suffix. */
  position: string;
  /** The part of the product that the title names, if any. */
  area: string | null;
  skills: readonly string[];
  experienceIds: readonly number[];
  employment: Employment;
  language: string | null;
  /** The office that the team belongs to. */
  home: { name: string; iso2: string };
  /** The names of the cities it can be done in; none if it is remote only. */
  cities: readonly string[];
  remote: string | null;
  hybridOption: number;
}

const NUMBER_WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ORDINALS = ["second", "third", "fourth", "fifth"];

/** Fixes the first word drawn, so that an ad agrees with itself; later ones are still drawn. */
const once = (draw: () => string) => {
  let first: string | undefined;
  return () => {
    const drawn = draw();
    first ??= drawn;
    return first;
  };
};

const numbers = (random: Random): Words => {
  const from =
    (min: number, max: number, step = 1) =>
    () =>
      String(random.int(min / step, max / step) * step);
  return {
    ms: from(40, 400, 20),
    n: from(2, 90),
    kb: from(60, 200, 10),
    minutes: from(8, 50),
    callminutes: from(30, 60, 15),
    seconds: () => random.pick(["1.2", "1.5", "1.8", "2"]),
    pct: () => random.pick(["99.5", "99.7", "99.8", "99.9"]),
    days: () => random.pick(NUMBER_WORDS),
    weeks: () => random.pick(NUMBER_WORDS.slice(2)),
    pair: () => random.pick(["two", "three"]),
    nth: () => random.pick(ORDINALS),
    growth: from(18, 90),
    countries: from(3, 24),
    releases: from(2, 30),
    hours: from(2, 6),
    reviewhours: from(3, 24),
    officedays: () => random.pick(["two", "three", "one or two"]),
    freedays: () => random.pick(["two", "three", "four"]),
    weekday: () => random.pick(["Tuesday", "Wednesday", "Thursday", "Monday"]),
    walk: from(4, 15),
    meetings: () => random.pick(["twice", "three times", "four times"]),
    desk: () => random.pick(["800", "1,000", "1,200", "1,500"]),
    overlap: from(3, 6),
    answerdays: from(3, 10),
  };
};

const YEARS = [
  ["one or two", "two"],
  ["three", "four"],
  ["five", "six", "seven"],
];

/** Returns a team's size in words, smaller than the company. */
const teamSize = (random: Random, employees: number) => {
  const drawn = NUMBER_WORDS.indexOf(random.pick(NUMBER_WORDS.slice(1)));
  return NUMBER_WORDS[Math.min(drawn, Math.max(1, employees - 3))] ?? "three";
};

/** Picks a skill that the job can be done without: none that its title or the role's sentences name. */
const pickBonus = (random: Random, { skills, position, role }: AdFacts) => {
  const [, ...others] = skills;
  const sentences = [position, ...role.tasks, ...role.requirements].join("\n");
  const spare = others.filter((name) => !sentences.includes(name));
  return skills.length > 2 && spare.length > 0 ? random.pick(spare) : undefined;
};

/**
 * Returns the words that fill the gaps in the sentences of an ad; without a `bonus` if it needs all of
 * its skills.
 */
export const createAdWords = (random: Random, facts: AdFacts): Words => {
  const { company, skills, employment } = facts;
  const domain: Domain = DOMAINS[company.domain];
  const systems = createDeck(random, domain.systems);
  const users = createDeck(random, domain.users);
  const bonus = pickBonus(random, facts);
  const needed = skills.filter((name) => name !== bonus);
  const skill = createDeck(random, needed);
  const months = once(() =>
    random.pick(
      employment.id === EMPLOYMENT.INTERNSHIP
        ? ["three", "four", "six"]
        : ["six", "nine", "twelve"],
    ),
  );
  // Who may have less experience isn't asked for more.
  const years = YEARS[Math.min(...facts.experienceIds) - 1] ?? ["two"];
  return {
    ...numbers(random),
    count: once(() => teamSize(random, company.employees)),
    nationalities: () =>
      String(Math.min(random.int(4, 19), Math.max(2, Math.floor(company.employees / 2)))),
    system: systems,
    system2: systems,
    users,
    users2: users,
    skill,
    other: skill,
    main: () => skills[0] ?? "",
    ...(bonus !== undefined && { bonus: () => bonus }),
    things: createDeck(random, domain.things),
    area: once(() => facts.area ?? random.pick(domain.areas)),
    industry: () => domain.industry.toLowerCase().replace("it ", "IT "),
    company: () => company.row.name,
    founded: () => String(company.row.founded),
    people: () => formatCount(company.employees),
    customers: () => String(company.customers),
    city: () => facts.home.name,
    cities: () => facts.cities.join(" or "),
    remote: () => facts.remote ?? "",
    language: () => facts.language ?? "English",
    localLanguage: () => localLanguage(facts.home.iso2) ?? "a language of your choice",
    role: () => facts.position,
    aRole: () => withArticle(facts.position),
    years: once(() => random.pick(years)),
    months,
    aMonths: () => withArticle(months()),
    parthours: () => String(employment.hours),
  };
};
