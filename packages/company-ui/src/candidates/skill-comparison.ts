type Skill = { id: number; name: string };
type KnownSkill = Skill & { years_of_experience: number };

/** A skill that the job asks for or that the candidate has. */
export type ComparedSkill = {
  name: string;
  /** Null where the candidate does not have it. */
  years: number | null;
  isWanted: boolean;
};

/** The job's skills first, in the job's order, then what else the candidate knows best. */
export const compareSkills = (
  known: readonly KnownSkill[],
  wanted: readonly Skill[],
): ComparedSkill[] => {
  const yearsOf = new Map(known.map(({ id, years_of_experience: years }) => [id, years]));
  const wantedIds = new Set(wanted.map(({ id }) => id));
  return [
    ...wanted.map(({ id, name }) => ({ name, years: yearsOf.get(id) ?? null, isWanted: true })),
    ...known
      .filter(({ id }) => !wantedIds.has(id))
      .toSorted((a, b) => b.years_of_experience - a.years_of_experience)
      .map(({ name, years_of_experience: years }) => ({ name, years, isWanted: false })),
  ];
};

/** "4/5": how many of the skills that the job asks for somebody has; null where it asks for none. */
export const skillRatio = (known: readonly Skill[], wanted: readonly Skill[]): string | null => {
  if (wanted.length === 0) return null;
  const has = wanted.filter(({ id }) => known.some((skill) => skill.id === id));
  return `${has.length}/${wanted.length}`;
};
