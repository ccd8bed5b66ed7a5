import type { AdPlan } from "./ad-plan.ts";
import type { Company } from "./companies.ts";
import { OTHER_ADS, SCHEDULING_AD } from "./texts/tidewerk-ads.ts";

/** The ad with the most candidates in the demo world. */
export const SCHEDULING_TITLE = "Senior Backend Engineer, Terminal Scheduling";

/** Returns the ads of the company with demo logins. */
export const tidewerkAds = (company: Company): AdPlan[] => [
  {
    company,
    status: "published",
    title: SCHEDULING_TITLE,
    role: "backend",
    age: 18,
    city: "Hamburg DE",
    language: "German",
    hybridOption: 3,
    experienceIds: [3],
    skills: ["Go", "PostgreSQL", "Kafka", "Kubernetes", "Terraform"],
    fixed: { ...SCHEDULING_AD, direct_apply: false, offer_type: 1, price_type: "membership" },
  },
  ...OTHER_ADS.map(([title, role, status, city, skills, experienceIds, age]) => ({
    company,
    title,
    role,
    status,
    city,
    experienceIds,
    skills: skills.split(", "),
    age,
    fixed: { offer_type: 1, price_type: "membership" as const },
  })),
];
