import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./heading.module.css";

/** The level in the page's outline; the size is independent of it. */
export type HeadingLevel = 1 | 2 | 3 | 4;
/** 56, 30, 20, 16 and 14 px. */
type HeadingSize = "display" | "xl" | "lg" | "md" | "sm";

export interface HeadingProps extends ComponentProps<"h2"> {
  level: HeadingLevel;
  size?: HeadingSize;
}

const DEFAULT_SIZES = { 1: "xl", 2: "lg", 3: "md", 4: "sm" } as const;

/** A heading: `level` for the outline, `size` for the look. */
export function Heading({ level, size = DEFAULT_SIZES[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={classNames(classes.heading, classes[size], className)} {...rest} />;
}
