import { formatCount } from "@devguild/schemas/formats";

import { createDeck, type Random } from "../random.ts";
import type { Company } from "./companies.ts";
import { bullets, fillIn, heading, paragraph, steps, withArticle, type Words } from "./fill-in.ts";
import { type Domain, DOMAINS } from "./texts/domains.ts";
import * as SAID from "./texts/job-sentences.ts";
import type { Role } from "./texts/roles.ts";

export interface AdFacts {
  company: Company;
  role: Role;
  /** The title without prefix and suffix. */
  position: string;
  /** The part of the product that the title names, if any. */
  area: string | null;
  skills: readonly string[];
  experienceIds: readonly number[];
  language: string | null;
  city: string;
  remote: string | null;
  hybridOption: number;
}

const NUMBER_WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ORDINALS = ["second", "third", "fourth", "fifth"];

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
    weekday: () => random.pick(["Tuesday", "Wednesday", "Thursday", "Monday"]),
    walk: from(4, 15),
    meetings: () => random.pick(["twice", "three times", "four times"]),
    desk: () => random.pick(["800", "1,000", "1,200", "1,500"]),
    overlap: from(3, 6),
    answerdays: from(3, 10),
  };
};

/** Fixes the first word drawn, so that an ad agrees with itself; later ones are still drawn. */
const once = (draw: () => string) => {
  let first: string | undefined;
  return () => {
    const drawn = draw();
    first ??= drawn;
    return first;
  };
};

/** Returns a team's size in words, smaller than the company. */
const teamSize = (random: Random, employees: number) => {
  const drawn = NUMBER_WORDS.indexOf(random.pick(NUMBER_WORDS.slice(1)));
  return NUMBER_WORDS[Math.min(drawn, Math.max(1, employees - 3))] ?? "three";
};

const wordsFor = (random: Random, facts: AdFacts): Words => {
  const { company, skills } = facts;
  const domain: Domain = DOMAINS[company.domain];
  const systems = createDeck(random, domain.systems);
  const users = createDeck(random, domain.users);
  const skill = createDeck(random, skills);
  const experience = Math.max(...facts.experienceIds);
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
    things: createDeck(random, domain.things),
    area: once(() => facts.area ?? random.pick(domain.areas)),
    industry: () => domain.industry.toLowerCase().replace("it ", "IT "),
    company: () => company.row.name,
    founded: () => String(company.row.founded),
    people: () => formatCount(company.employees),
    customers: () => String(company.customers),
    city: () => facts.city,
    remote: () => facts.remote ?? "",
    language: () => facts.language ?? "English",
    role: () => facts.position,
    aRole: () => withArticle(facts.position),
    years: once(() =>
      random.pick(
        experience === 3
          ? ["five", "six", "seven"]
          : experience === 2
            ? ["three", "four"]
            : ["one or two", "two"],
      ),
    ),
  };
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Writes what the company does, as a sentence that names it. */
const aboutSentence = (random: Random, { row }: Company, words: Words) => {
  const about = row.short_description ?? "";
  const isVerb = SAID.ABOUT_VERBS.has(about.split(" ")[0] ?? "");
  return fillIn(random.pick(isVerb ? SAID.ABOUT_WITH_VERB : SAID.ABOUT_WITHOUT_VERB), {
    ...words,
    about: () => lowerFirst(about),
  });
};

const describeWorkMode = (random: Random, { remote, hybridOption }: AdFacts) => {
  if (remote) return [random.pick(SAID.REMOTE_SENTENCES)];
  if (hybridOption === 3) return [random.pick(SAID.HYBRID_SENTENCES)];
  return hybridOption === 2 ? [random.pick(SAID.ON_SITE_SENTENCES)] : [];
};

const benefitSentence = (
  random: Random,
  { kind, value }: Company["benefits"][number],
  words: Words,
) =>
  fillIn(random.pick(SAID.BENEFITS[kind]?.wordings ?? [""]), { ...words, v: () => String(value) });

/** Composes the four texts of an ad from its company, industry and role. */
export const composeAd = (random: Random, facts: AdFacts) => {
  const { company, role } = facts;
  const words = wordsFor(random, facts);
  const say = (sentence: string) => fillIn(sentence, words);
  const some = (sentences: readonly string[], count: number) =>
    random.some(sentences, count).map(say);

  const [stake = "", second = ""] = random.some(DOMAINS[company.domain].stakes, 2);
  const about = random.shuffled([
    aboutSentence(random, company, words),
    say(random.pick(SAID.COMPANY_SENTENCES)),
  ]);
  const opening = random.chance(0.6) ? [stake, ...about] : [...about, stake];
  const work = some(SAID.WORK_SENTENCES, random.int(1, 2));
  const team = some(SAID.TEAM_SENTENCES, random.int(2, 3));
  const description = [
    paragraph(...opening),
    ...(random.chance(0.35) ? [heading(random.pick(SAID.REASON_HEADINGS))] : []),
    paragraph(...work, ...(random.chance(0.4) ? [second] : [])),
    paragraph(...team, ...describeWorkMode(random, facts).map(say)),
  ];

  const tasks = some(role.tasks, random.int(4, 5));
  const needed = [
    ...some(SAID.GENERAL_REQUIREMENTS, 2),
    ...some(role.requirements, random.int(2, 3)),
    ...(facts.language && facts.language !== "English"
      ? [say(random.pick(SAID.LANGUAGE_REQUIREMENTS))]
      : []),
  ];
  const offered = random
    .some(company.benefits, random.int(3, 5))
    .map((benefit) => benefitSentence(random, benefit, words));
  const hiring = random.chance(0.5) ? [paragraph(say(random.pick(SAID.HIRING_SENTENCES)))] : [];
  return {
    description: description.join(""),
    tasks: random.chance(0.12) ? steps(tasks) : bullets(tasks),
    requirements: bullets(needed),
    benefits: [bullets(offered), ...hiring].join(""),
  };
};
