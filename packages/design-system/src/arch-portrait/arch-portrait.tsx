import { classNames } from "../class-names/class-names.ts";
import { nameColorClass } from "../name-hash/name-colors.ts";
import { initials } from "../name-hash/name-hash.ts";
import { Picture } from "../picture/picture.tsx";
import classes from "./arch-portrait.module.css";

export interface ArchPortraitProps {
  /** Always shown as text beside or below the portrait, too. */
  name: string;
  src?: string | null | undefined;
  /** 56 or 96 px wide, or the full width; always 4:5. */
  size?: "sm" | "md" | "fill";
}

/** A speaker: their portrait, or their initials, under an arch. */
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
