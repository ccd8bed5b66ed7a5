import type { AdminSkill } from "@devguild/schemas/skills";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of skills as a spreadsheet. */
export const SKILLS_HEAD = [
  "Id",
  "Skill",
  "Slug",
  "Label",
  "Category",
  "Active",
  "Synonyms",
  "Developers",
  "Jobs",
  "Companies",
  "Content",
  "Merged into",
] as const;

/** Returns the cells of skill. Pure. */
export const toSkillCells = (row: AdminSkill): CsvCell[] => [
  row.id,
  row.name,
  row.slug,
  row.label,
  row.category,
  row.active ? "Yes" : "No",
  row.synonyms.join(", "),
  row.uses.developers,
  row.uses.jobs,
  row.uses.companies,
  row.uses.contents,
  row.merged_into?.name ?? null,
];
