/** Seniority for matching: 0 junior, 1 intermediate, 2 senior. */
export type MatchSeniority = 0 | 1 | 2;

/** The points shown for a job: 0 means no match worth showing, 5 a perfect one. */
export type MatchPoints = 0 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;

/** What a job requires. Lists have no duplicates. */
export interface MatchJob {
  readonly skill_ids: readonly number[];
  /** Any of these will do; empty if the job is open to any seniority. */
  readonly seniorities: readonly MatchSeniority[];
  /** The one language the job requires, or null. */
  readonly language_id: number | null;
}

/** A developer's skills, languages and seniority. Lists have no duplicate ids. */
export interface MatchDeveloper {
  /** `years` of experience, above 0. */
  readonly skills: readonly { readonly id: number; readonly years: number }[];
  /** `level_id` 0 not set, 1 beginner, 2 intermediate, 3 advanced, 4 native. */
  readonly languages: readonly { readonly id: number; readonly level_id: number }[];
  readonly seniority: MatchSeniority;
}
