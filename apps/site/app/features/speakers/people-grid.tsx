import { AppLink } from "@devguild/app-shell/app-frame";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";

import classes from "./people-grid.module.css";

export type Person = {
  id: number;
  name: string;
  detail: string;
  portrait_url: string | null;
  /** Links to what they made, titled `about`. */
  to: string;
  about: string;
};

/** People under arches, each with a link to a talk or an article of theirs. */
export function PeopleGrid({ people, label }: { people: readonly Person[]; label: string }) {
  return (
    <ul className={classes.people} aria-label={label}>
      {people.map(({ id, name, detail, portrait_url, to, about }) => (
        <li key={id} className={classes.person}>
          <ArchPortrait name={name} src={portrait_url} size="fill" />
          <p className={classes.name}>{name}</p>
          <p className={classes.detail}>{detail}</p>
          <AppLink to={to} className={classes.link}>
            {about}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
