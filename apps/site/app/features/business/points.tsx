import { SectionHead } from "@devguild/design-system/section-head";
import { useId } from "react";

import classes from "./points.module.css";

type Props = {
  title: string;
  points: readonly { title: string; text: string }[];
  /** Whether the points are consecutive steps. */
  steps?: boolean;
};

/** A section of a page for companies: short titled texts side by side. */
export function Points({ title: heading, points, steps = false }: Props) {
  const id = useId();
  const List = steps ? "ol" : "ul";
  return (
    <section aria-labelledby={id}>
      <SectionHead title={heading} id={id} size="xl" />
      <List className={steps ? `${classes.points} ${classes.steps}` : classes.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
