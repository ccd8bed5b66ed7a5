import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Arch, type Stone } from "../arch/arch.tsx";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import classes from "./profile-progress.module.css";

export interface ProfileStep {
  id: string;
  label: string;
  done: boolean;
  /** Replaces the label while the step is incomplete: a link to it. */
  action?: ReactNode;
}

export interface ProfileProgressProps {
  /** Five steps, one per stone. */
  steps: readonly [ProfileStep, ProfileStep, ProfileStep, ProfileStep, ProfileStep];
  title: string;
  headingLevel?: HeadingLevel;
  /** The benefits of a complete profile. */
  children?: ReactNode;
}

/** How complete a profile is: an arch of five stones and the steps they represent. */
export function ProfileProgress({
  steps,
  title,
  headingLevel = 2,
  children,
}: ProfileProgressProps) {
  const laid = steps.filter((step) => step.done).length;
  const stone = (index: number): Stone => (index < laid ? "filled" : "open");
  return (
    <div>
      <div className={classes.picture}>
        <Arch stones={[stone(0), stone(1), stone(2), stone(3), stone(4)]} width={184} />
      </div>
      <Heading level={headingLevel} size="md">
        {title}
      </Heading>
      {children && <div className={classes.text}>{children}</div>}
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.id} className={step.done ? classes.done : classes.open}>
            {step.done ? (
              <IconCircleCheckFilled size={18} aria-hidden />
            ) : (
              <IconCircleDashed size={18} stroke={1.75} aria-hidden />
            )}
            <span className="visually-hidden">{step.done ? "Done: " : "To do: "}</span>
            {step.done ? step.label : (step.action ?? step.label)}
          </li>
        ))}
      </ul>
    </div>
  );
}
