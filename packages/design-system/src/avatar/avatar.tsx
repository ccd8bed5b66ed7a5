import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
import { Picture } from "../picture/picture.tsx";
import classes from "./avatar.module.css";

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 24 | 32 | 48 | 64;
  /** Exposes the name to screen readers; leave out if the name is shown beside it. */
  labelled?: boolean;
}

/** A person: their picture, or their initials in one of six colour pairs. */
export function Avatar({ name, src, size = 32, labelled = false }: AvatarProps) {
  const ariaProps = labelled
    ? { role: "img", "aria-label": name, title: name }
    : { "aria-hidden": true };
  return (
    <span
      className={classNames(classes.avatar, classes[`size${size}`], nameColorClass(name))}
      {...ariaProps}
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
