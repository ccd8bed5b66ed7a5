import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
import { Picture } from "../picture/picture.tsx";
import classes from "./arch-portrait.module.css";

export interface ArchPortraitProps {
  /** Their name stands beside or below the portrait. */
  name: string;
  src?: string | null | undefined;
  /** 56 or 96 px wide, or as wide as there is room; always 4:5. */
  size?: "sm" | "md" | "fill";
}

/** Somebody on a stage: their portrait under an arch, or their initials. */
export function ArchPortrait({ name, src, size = "md" }: ArchPortraitProps) {
  return (
    <span className={classNames(classes.arch, classes[size], nameColorClass(name))} aria-hidden>
      <Picture
        className={classes.image}
        src={src}
        width={96}
        height={120}
        fallback={initials(name)}
      />
    </span>
  );
}
