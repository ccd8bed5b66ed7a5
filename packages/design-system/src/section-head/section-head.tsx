import type { ReactNode } from "react";
import { Heading, type HeadingProps } from "../heading/heading.tsx";
import classes from "./section-head.module.css";

export interface SectionHeadProps {
  title: string;
  id?: string;
  level?: HeadingProps["level"];
  size?: HeadingProps["size"];
  /** One link on the right. */
  end?: ReactNode;
}

/** The head of a section: a hairline, the title on the left, one link on the right. */
export function SectionHead({ title, id, level = 2, size = "lg", end }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
      {end && <div className={classes.end}>{end}</div>}
    </div>
  );
}
