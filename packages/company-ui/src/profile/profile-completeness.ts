import type { CompanyProfile } from "@devguild/schemas/company-profile";

/** A part of a company's page: what it is called once it is there, what adds it, and where. */
export type ProfilePart = { id: string; done: string; add: string; isDone: boolean };

/** Lists the parts of a company's page, those that visitors miss most first. */
export const listParts = (profile: CompanyProfile): ProfilePart[] => [
  {
    id: "introduction",
    done: "Introduction",
    add: "Introduce your company",
    isDone: profile.short_description !== "",
  },
  { id: "logo", done: "Logo", add: "Add your logo", isDone: profile.logo_url !== null },
  { id: "cover", done: "Cover", add: "Add a cover", isDone: profile.cover_url !== null },
  {
    id: "tech-stack",
    done: "Tech stack",
    add: "Add your tech stack",
    isDone: profile.tech_stacks.length > 0,
  },
  {
    id: "headquarters",
    done: "Headquarters",
    add: "Say where you’re based",
    isDone: profile.headquarters !== null,
  },
  {
    id: "values",
    done: "Values",
    add: "Choose your values",
    isDone: profile.key_values.length > 0,
  },
  {
    id: "industries",
    done: "Industry",
    add: "Choose your industry",
    isDone: profile.industries.length > 0,
  },
  {
    id: "employees",
    done: "Company size",
    add: "Say how many people you are",
    isDone: profile.employees !== null,
  },
  {
    id: "hiring-preference",
    done: "Mostly hires",
    add: "Say who you mostly hire",
    isDone: profile.hiring_preference !== null,
  },
  { id: "website", done: "Website", add: "Add your website", isDone: profile.website !== null },
];
