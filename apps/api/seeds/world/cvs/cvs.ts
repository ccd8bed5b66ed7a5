import type { Developer } from "../developers.ts";

/** What a CV says. */
export type DemoCv = {
  /** The file's name in the store. */
  key: string;
  name: string;
  position: string;
  contact: string[];
  about: string;
  skills: string[];
};

const UPLOADED_DAYS_AGO = [3, 12, 20, 47, 90];
// The rest of the candidates have none, as happens.
const WITHOUT = 4;

const keyForId = (id: number) =>
  `${id}-00000000-0000-4000-8000-${String(id).padStart(12, "0")}.pdf`;

/** Writes a CV for most of the developers with an application to the showcase company. */
export const makeCvs = (
  developers: readonly Developer[],
  applicants: ReadonlySet<number>,
  daysAgo: (days: number) => Date,
) => {
  const owners = developers.filter(({ row }) => applicants.has(row.id) && row.id % WITHOUT !== 0);
  const cvs = owners.map(({ row, user, skills, city }): DemoCv => {
    return {
      key: keyForId(row.id),
      name: `${user.first_name} ${user.last_name}`,
      position: row.position ?? "",
      contact: [city, user.email, user.phone_number, row.linkedin, row.github].filter(
        (line) => typeof line === "string",
      ),
      about: row.about_me ?? "",
      skills: skills.map(
        ({ name, years }) => `${name}, ${years} ${years === 1 ? "year" : "years"}`,
      ),
    };
  });
  const uploaded = new Map(
    owners.map(({ row }, index) => [
      row.id,
      {
        cv_key: keyForId(row.id),
        cv_uploaded_at: daysAgo(UPLOADED_DAYS_AGO[index % UPLOADED_DAYS_AGO.length] ?? 3),
      },
    ]),
  );
  return {
    cvs,
    developers: developers.map(({ row }) => ({ ...row, ...uploaded.get(row.id) })),
  };
};
