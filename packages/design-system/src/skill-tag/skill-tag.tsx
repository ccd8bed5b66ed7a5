import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./skill-tag.module.css";

export interface SkillTagProps {
  /** Whether the reader has the skill, misses it, or is not compared with it. */
  state?: "has" | "miss" | "plain";
  children: ReactNode;
}

const STATE_TEXTS = { has: "you have it", miss: "you don’t have it", plain: null };

/** A skill; compared with the reader's own, it shows the result. */
export function SkillTag({ state = "plain", children }: SkillTagProps) {
  return (
    <span
      className={classNames(
        classes.tag,
        state === "has" && classes.has,
        state === "miss" && classes.miss,
      )}
    >
      {state === "has" && (
        <IconCheck className={classes.check} size={12} stroke={2.5} aria-hidden />
      )}
      {children}
      {STATE_TEXTS[state] && <span className="visually-hidden">, {STATE_TEXTS[state]}</span>}
    </span>
  );
}
