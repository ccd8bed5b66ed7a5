import { Link } from "@devguild/design-system/link";
import { IconArrowRight } from "@tabler/icons-react";
import { formatCount } from "@devguild/schemas/formats";

import classes from "./figure-tile.module.css";

export type FigureTileProps = {
  label: string;
  value: number;
  /** The list of what is counted; null if the admin may not see it. */
  to?: string | null;
  /** Whether it needs attention. */
  isBad?: boolean;
};

/** A figure of the platform, linked to what it counts. */
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
