import { Link } from "@devguild/design-system/link";
import { IconArrowRight } from "@tabler/icons-react";
import { formatCount } from "@devguild/schemas/formats";

import classes from "./figure-tile.module.css";

export type FigureTileProps = {
  label: string;
  value: number;
  /** Where the counted things are listed; null where the admin may not see them. */
  to?: string | null;
  /** Somebody has to look at it. */
  isBad?: boolean;
};

/** One figure of the platform, and the way to what it counts. */
export function FigureTile({ label, value, to = null, isBad = false }: FigureTileProps) {
  return (
    <div className={classes.tile} data-bad={isBad}>
      <dt>
        {to === null ? (
          label
        ) : (
          <Link to={to} className={classes.link}>
            {label}
            <IconArrowRight size={16} stroke={1.75} aria-hidden />
          </Link>
        )}
      </dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}
