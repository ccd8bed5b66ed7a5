import type { Random } from "../random.ts";
import { type AdFacts, createAdWords } from "./ad-words.ts";
import type { Company } from "./companies.ts";
import { EMPLOYMENT } from "./employment.ts";
import { bullets, fillIn, heading, paragraph, steps, type Words } from "./fill-in.ts";
import { DOMAINS } from "./texts/domains.ts";
import * as HIRED from "./texts/employment-sentences.ts";
import * as SAID from "./texts/job-sentences.ts";

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

const describeWorkMode = (random: Random, { remote, cities, hybridOption }: AdFacts) => {
  if (remote)
    return [
      random.pick(cities.length > 0 ? SAID.REMOTE_OR_OFFICE_SENTENCES : SAID.REMOTE_SENTENCES),
    ];
  if (hybridOption === 3) return [random.pick(SAID.HYBRID_SENTENCES)];
  return hybridOption === 2 ? [random.pick(SAID.ON_SITE_SENTENCES)] : [];
};

const SMALL_COMPANY = 60;

const isMet = (need: SAID.Need, { company, employment, cities, remote, hybridOption }: AdFacts) => {
  switch (need) {
    case "office":
      return cities.length > 0;
    case "work from home":
      return remote !== null || hybridOption !== 2;
    case "full time":
      return employment.id !== EMPLOYMENT.PART_TIME;
    case "small company":
      return company.employees < SMALL_COMPANY;
  }
};

/** Lists what the company offers its employees in this job, one sentence each. */
const listBenefits = (random: Random, facts: AdFacts, words: Words) => {
  const fitting = facts.company.benefits.filter(({ kind }) => {
    const need = SAID.BENEFITS[kind]?.needs;
    return need === undefined || isMet(need, facts);
  });
  return random.some(fitting, random.int(3, 5)).map(({ kind, value }) =>
    fillIn(random.pick(SAID.BENEFITS[kind]?.wordings ?? [""]), {
      ...words,
      v: () => String(value),
    }),
  );
};

// Someone without experience doesn't lead others, nor look back on years.
const NEEDS_EXPERIENCE = /\b(?:lead|teach|coach|mentor|years)\b|^(?:Review designs|Hire)\b/i;

/** Returns the sentences that suit how an ad employs, and whom; without offers, the company's benefits. */
const listSentences = ({ role, employment, experienceIds }: AdFacts) => {
  const suits = (sentence: string) =>
    !experienceIds.includes(1) || !NEEDS_EXPERIENCE.test(sentence);
  const ofRole = {
    tasks: role.tasks.filter(suits),
    general: SAID.GENERAL_REQUIREMENTS,
    special: role.requirements.filter(suits),
  };
  // Interns have a mentor all the time, freelancers none.
  const team = SAID.TEAM_SENTENCES.filter((sentence) => !sentence.includes("mentor"));
  switch (employment.id) {
    case EMPLOYMENT.INTERNSHIP:
      return {
        work: HIRED.INTERN_WORK,
        team,
        tasks: HIRED.INTERN_TASKS,
        general: HIRED.INTERN_TERMS,
        special: HIRED.INTERN_SKILLS,
        offers: HIRED.INTERN_OFFERS,
      };
    case EMPLOYMENT.FREELANCE:
      return { ...ofRole, work: HIRED.FREELANCE_WORK, team, offers: HIRED.FREELANCE_OFFERS };
    case EMPLOYMENT.PART_TIME:
    case EMPLOYMENT.FULL_TIME:
      return { ...ofRole, work: SAID.WORK_SENTENCES, team: SAID.TEAM_SENTENCES };
  }
};

/** Composes the four texts of an ad from its company, industry, role and terms. */
export const composeAd = (random: Random, facts: AdFacts) => {
  const { company, employment, language } = facts;
  const words = createAdWords(random, facts);
  const say = (sentence: string) => fillIn(sentence, words);
  const some = (sentences: readonly string[], count: number) =>
    random
      .some(
        sentences.filter((sentence) => words["bonus"] || !sentence.includes("{bonus}")),
        count,
      )
      .map(say);
  const sentences = listSentences(facts);

  const [stake = "", second = ""] = random.some(DOMAINS[company.domain].stakes, 2);
  const about = random.shuffled([
    aboutSentence(random, company, words),
    say(random.pick(SAID.COMPANY_SENTENCES)),
  ]);
  const opening = random.chance(0.6) ? [stake, ...about] : [...about, stake];
  const work = some(sentences.work, sentences.offers ? 1 : random.int(1, 2));
  const team = some(sentences.team, random.int(2, 3));
  const description = [
    paragraph(...opening),
    ...(random.chance(0.35) ? [heading(random.pick(SAID.REASON_HEADINGS))] : []),
    paragraph(...work, ...(random.chance(0.4) ? [second] : [])),
    paragraph(...team, ...describeWorkMode(random, facts).map(say)),
  ];

  const tasks = some(sentences.tasks, random.int(4, 5));
  const needed = [
    ...some(sentences.general, 2),
    ...some(sentences.special, random.int(2, 3)),
    ...(language && language !== "English" ? some(SAID.LANGUAGE_REQUIREMENTS, 1) : []),
  ];
  const offered = sentences.offers
    ? some(sentences.offers, random.int(3, 5))
    : [
        ...(employment.id === EMPLOYMENT.PART_TIME ? some(HIRED.PART_TIME_OFFERS, 1) : []),
        ...listBenefits(random, facts, words),
      ];
  const hiring = random.chance(0.5) ? [paragraph(say(random.pick(SAID.HIRING_SENTENCES)))] : [];
  return {
    description: description.join(""),
    tasks: random.chance(0.12) ? steps(tasks) : bullets(tasks),
    requirements: bullets(needed),
    benefits: [bullets(offered), ...hiring].join(""),
  };
};
