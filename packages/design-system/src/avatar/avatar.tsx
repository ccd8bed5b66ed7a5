import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
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
  const sizeClass = classes[`size${size}`];
  return src ? (
    <span className={classNames(classes.avatar, sizeClass)} {...said}>
      <img className={classes.image} src={src} alt="" width={size} height={size} loading="lazy" />
    </span>
  ) : (
    <span className={classNames(classes.avatar, sizeClass, nameColorClass(name))} {...said}>
      {initials(name)}
    </span>
  );
}
