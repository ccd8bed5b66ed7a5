import type { ElementType } from "react";
import { classNames } from "../class-names/class-names.ts";
import chip from "../filter-chip/filter-chip.module.css";
import { Link } from "../link/link.tsx";
import classes from "./chip-links.module.css";

export interface ChipLinksProps {
  /** The accessible name of the choice. */
  label: string;
  /** The links of the choices; the selected one is `current`. */
  links: readonly { to: string; label: string; current?: boolean }[];
  linkComponent?: ElementType | undefined;
}

/** A choice made with links, so that it works before hydration and without scripts. */
export function ChipLinks({ label, links, linkComponent }: ChipLinksProps) {
  // With only the current choice available, there is nothing to choose.
  if (links.every(({ current }) => current)) return null;
  return (
    <nav aria-label={label} className={classes.nav}>
      <ul className={classes.list}>
        {links.map(({ to, label: text, current = false }) => (
          <li key={text}>
            <Link
              to={to}
              className={classNames(chip.chip, current && chip.on, current && classes.on)}
              aria-current={current ? "true" : undefined}
              linkComponent={linkComponent}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
