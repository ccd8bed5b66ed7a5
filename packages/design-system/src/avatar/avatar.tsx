import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
import { Picture } from "../picture/picture.tsx";
import classes from "./avatar.module.css";

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 24 | 32 | 48 | 64;
  /** Read the name aloud; leave out where the name stands beside it. */
  labelled?: boolean;
}

/** A person: their picture, or their initials on one of six pairs of colours. */
export function Avatar({ name, src, size = 32, labelled = false }: AvatarProps) {
  const said = labelled
    ? { role: "img", "aria-label": name, title: name }
    : { "aria-hidden": true };
  return (
    <span
      className={classNames(classes.avatar, classes[`size${size}`], nameColorClass(name))}
      {...said}
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
