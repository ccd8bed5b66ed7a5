type Skill = { id: number; name: string };
type KnownSkill = Skill & { years_of_experience: number };

/** A skill that the job requires or that the candidate has. */
export type ComparedSkill = {
  name: string;
  /** Null if the candidate doesn't have it. */
  years: number | null;
  isWanted: boolean;
};

/**
 * Compares skills: the job's first, in the job's order, then the candidate's others, by experience.
 */
export const compareSkills = (
  known: readonly KnownSkill[],
  required: readonly Skill[],
): ComparedSkill[] => {
  const yearsById = new Map(known.map(({ id, years_of_experience: years }) => [id, years]));
  const requiredIds = new Set(required.map(({ id }) => id));
  return [
    ...required.map(({ id, name }) => ({ name, years: yearsById.get(id) ?? null, isWanted: true })),
    ...known
      .filter(({ id }) => !requiredIds.has(id))
      .toSorted((a, b) => b.years_of_experience - a.years_of_experience)
      .map(({ name, years_of_experience: years }) => ({ name, years, isWanted: false })),
  ];
};

/**
 * Formats how many of the job's skills someone has, such as "4 of 5"; null if the job requires none.
 */
export const skillRatio = (known: readonly Skill[], required: readonly Skill[]): string | null => {
  if (required.length === 0) return null;
  const has = required.filter(({ id }) => known.some((skill) => skill.id === id));
  return `${has.length} of ${required.length}`;
};
