import type { Random } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import type { Step } from "./application-paths.ts";
import type { Wish } from "./application-wish.ts";
import type { Company } from "./companies.ts";
import type { Developer } from "./developers.ts";
import { fillIn, type Words } from "./fill-in.ts";
import * as SAID from "./texts/application-sentences.ts";
import { DOMAINS } from "./texts/domains.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

/** Writes a cover letter of two or three paragraphs. */
export const coverLetter = (
  random: Random,
  { skills, city }: Developer,
  job: JobRow,
  company: Company,
) => {
  const domain = DOMAINS[company.domain];
  const wanted = skills.find(({ id }) => job.skill_ids?.includes(id)) ?? skills[0];
  const words: Words = {
    title: () => job.title,
    company: () => company.row.name,
    system: () => random.pick<string>(domain.systems),
    things: () => random.pick<string>(domain.things),
    users: () => random.pick<string>(domain.users),
    industry: () => domain.industry.toLowerCase().replace("it ", "IT "),
    city: () => city,
    skill: () => wanted?.name ?? "software",
    other: () => skills.find(({ id }) => id !== wanted?.id)?.name ?? "testing",
    years: () => String(wanted?.years ?? 2),
    month: () => random.pick(SAID.MONTHS),
  };
  return [
    random.pick(SAID.COVER_LETTER_OPENINGS),
    random.some(SAID.COVER_LETTER_MIDDLES, random.int(1, 3)).join(" "),
    random.pick(SAID.COVER_LETTER_CLOSINGS),
  ]
    .map((part) => fillIn(part, words))
    .join("\n\n");
};

const LEADS = ["Jelle", "Marit", "Tomasz", "Inga", "Pau", "Henrike", "Sami", "Dorota"];

/** Writes the company's messages, and returns after which step of the history each was sent. */
export const messageTexts = (
  random: Random,
  steps: readonly Step[],
  { developer: { user, skills }, job, straight }: Wish,
  skillName: (id: number) => string,
) => {
  const known = (id: number) => skills.some((skill) => skill.id === id);
  const [had] = job.skill_ids?.filter(known) ?? [];
  const missing = job.skill_ids?.find((id) => !known(id));
  const words: Words = {
    name: () => user.first_name ?? "",
    skill: () => (had ? skillName(had) : (skills[0]?.name ?? "software")),
    missing: () => (missing ? skillName(missing) : "work in our industry"),
    lead: () => random.pick(LEADS),
  };
  const last = steps.at(-1)?.status;
  const after = (status: number) =>
    steps.find((step) => step.status === status && step.mover === "company");
  const say = (texts: readonly string[], step: Step | undefined, chance: number) =>
    step && (random.chance(chance) || straight)
      ? [{ message: fillIn(random.pick(texts), words), at: step.at }]
      : [];
  return [
    ...say(SAID.INVITATIONS, after(S.INTERVIEWING), 0.85),
    ...say(SAID.FOLLOW_UPS, last === S.HIRED ? after(S.HIRED) : undefined, 0.8),
    ...say(SAID.GOODBYES, last === S.DECLINED_BY_COMPANY ? after(last) : undefined, 0.6),
  ];
};
