import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
import { Picture } from "../picture/picture.tsx";
import classes from "./logo-tile.module.css";

export interface LogoTileProps {
  /** The company's name. */
  name: string;
  src?: string | null | undefined;
  size?: 24 | 32 | 40 | 48 | 72 | 112;
  className?: string | undefined;
}

/** A company's logo on white, or its initials on a colour. Show the name beside it. */
export function LogoTile({ name, src, size = 48, className }: LogoTileProps) {
  return (
    <span
      className={classNames(classes.tile, classes[`size${size}`], nameColorClass(name), className)}
      aria-hidden
    >
      <Picture
        className={classes.image}
        src={src}
        width={size}
        height={size}
        fallback={initials(name)}
      />
    </span>
  );
}
