import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
import classes from "./logo-tile.module.css";

export interface LogoTileProps {
  /** Company name. */
  name: string;
  src?: string | null | undefined;
  size?: 24 | 32 | 40 | 48 | 72 | 112;
  className?: string | undefined;
}

/** A company's logo on white, or its initials on a colour. The name has to stand beside it. */
export function LogoTile({ name, src, size = 48, className }: LogoTileProps) {
  return (
    <span
      className={classNames(
        classes.tile,
        classes[`size${size}`],
        src ? classes.mark : nameColorClass(name),
        className,
      )}
      aria-hidden
    >
      {src ? (
        <img className={classes.image} src={src} alt="" width={size} height={size} loading="lazy" />
      ) : (
        initials(name)
      )}
    </span>
  );
}
