/** The seniorities that a job asks for and that filters offer. */
export const EXPERIENCES = [
  { id: 1, title: "Junior", slug: "junior" },
  { id: 2, title: "Intermediate", slug: "intermediate" },
  { id: 3, title: "Senior", slug: "senior" },
] as const;

/** An experience with the years that it stands for, such as 'Junior (0-2 YoE)'. */
export const experienceLabel = ({ id, title }: { id: number; title: string }) =>
  `${title} (${id === 1 ? "0-2" : id === 2 ? "3-4" : "5+"} YoE)`;

/** How a job may be worked; 'any' is what a filter starts with. */
export const HYBRID_OPTIONS = [
  { id: 1, value: "any", label: "Any", default: true },
  { id: 2, value: "on_site", label: "On site", default: false },
  { id: 3, value: "hybrid", label: "Hybrid", default: false },
] as const;

/** How well somebody speaks a language; the level's id is its place in this list. */
export const LANGUAGE_LEVELS = [
  "Not set",
  "Beginner",
  "Intermediate",
  "Advanced",
  "Native",
] as const;

/** Years of experience that one may state for a skill. */
export const MAX_SKILL_YEARS = 50;
