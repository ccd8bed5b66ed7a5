import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./status.module.css";

/** Only `warn` and `bad` colour the text; `off` is a ring. */
export type StatusTone = "normal" | "ok" | "off" | "warn" | "bad";

export interface StatusProps {
  tone?: StatusTone;
  children: ReactNode;
}

/** A status in a table or list: a dot and its text. */
export function Status({ tone = "normal", children }: StatusProps) {
  return (
    <span className={classNames(classes.status, tone !== "normal" && classes[tone])}>
      {children}
    </span>
  );
}
