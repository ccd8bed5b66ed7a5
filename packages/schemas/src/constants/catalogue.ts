/** The seniorities of jobs and filters. */
export const EXPERIENCES = [
  { id: 1, title: "Junior", slug: "junior" },
  { id: 2, title: "Intermediate", slug: "intermediate" },
  { id: 3, title: "Senior", slug: "senior" },
] as const;

/** Formats a seniority with its years of experience: "Junior (0-2 YoE)". */
export const experienceLabel = ({ id, title }: { id: number; title: string }) =>
  `${title} (${id === 1 ? "0-2" : id === 2 ? "3-4" : "5+"} YoE)`;

/** The work modes of a job; "any" is a filter's default. */
export const HYBRID_OPTIONS = [
  { id: 1, value: "any", label: "Any", default: true },
  { id: 2, value: "on_site", label: "On site", default: false },
  { id: 3, value: "hybrid", label: "Hybrid", default: false },
] as const;

/** The employment types of a job; the first is the default. */
export const EMPLOYMENT_TYPES = [
  { id: 1, value: "full_time", label: "Full time" },
  { id: 2, value: "part_time", label: "Part time" },
  { id: 3, value: "freelance", label: "Freelance" },
  { id: 4, value: "internship", label: "Internship" },
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]["value"];

/** Levels of a language; the id is the index in this list. */
export const LANGUAGE_LEVELS = [
  "Not set",
  "Beginner",
  "Intermediate",
  "Advanced",
  "Native",
] as const;

/** The maximum years of experience with a skill. */
export const MAX_SKILL_YEARS = 50;
