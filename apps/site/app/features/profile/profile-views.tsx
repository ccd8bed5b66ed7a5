import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { User } from "@devguild/schemas/identity";
import { pluralize } from "@devguild/schemas/formats";
import { formatResidence } from "@devguild/schemas/residences";
import type { ReactNode } from "react";

import classes from "./profile-views.module.css";

type Fact = { term: string; text: string | null | undefined; isWide?: boolean };

/** Renders facts as a list, without empty ones; null if all are empty. */
const facts = (all: readonly Fact[]): ReactNode => {
  const known = all.filter(({ text }) => text);
  if (known.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {known.map(({ term, text, isWide }) => (
        <div key={term} className={isWide ? classes.wide : undefined}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const tags = (all: readonly { id: number; name: string; amount?: string }[]): ReactNode =>
  all.length === 0 ? null : (
    <ul className={classes.tags}>
      {all.map(({ id, name, amount }) => (
        <li key={id} className={classes.tag}>
          {name}
          {amount && <small>{amount}</small>}
        </li>
      ))}
    </ul>
  );

/** Shows names, phone numbers and a developer's job. */
export const detailsView = (user: User) =>
  facts([
    { term: "Name", text: user.full_name },
    { term: "Job title", text: user.job_title },
    { term: "Role you want", text: user.position },
    { term: "Current company", text: user.company_name },
    { term: "Phone", text: user.phone_number },
    { term: "Work phone", text: user.work_phone_number },
    { term: "About you", text: user.about_me, isWide: true },
  ]);

/** Shows skills with years, most first. */
export const skillsView = (user: User) =>
  tags(
    user.skills.map(({ id, name, years_of_experience: years }) => ({
      id,
      name,
      amount: pluralize(years, "year"),
    })),
  );

/** Shows languages with levels, best first. */
export const languagesView = (user: User) =>
  tags(
    user.languages.map(({ id, name, level_id }) => ({
      id,
      name,
      amount: LANGUAGE_LEVELS[level_id] ?? LANGUAGE_LEVELS[0],
    })),
  );

/** Shows city and citizenship. */
export const locationView = (user: User) =>
  facts([
    {
      term: "Location",
      text: formatResidence(
        user.residence_name,
        user.residence_city?.name,
        user.residence_country?.name,
      ),
    },
    { term: "Citizenship", text: user.citizenship?.name },
  ]);

/** Shows interests. */
export const interestsView = (user: User) => tags(user.interests);

/** Shows work preferences. */
export const wishesView = (user: User) =>
  facts([
    { term: "Remote work", text: user.remote_option ? "Yes" : "No" },
    { term: "Willing to relocate", text: user.relocation_option ? "Yes" : "No" },
    { term: "Work permit", text: user.special_work_permit, isWide: true },
  ]);

/** Shows links to LinkedIn and GitHub. */
export const linksView = (user: User) =>
  facts([
    { term: "LinkedIn", text: user.linkedin },
    { term: "GitHub", text: user.github },
  ]);
