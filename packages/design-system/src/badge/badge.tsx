import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./badge.module.css";

/** Green, amber and red only with their meaning; `key` is New, `line` and `dash` are outlined. */
export type BadgeTone =
  | "neutral"
  | "info"
  | "accent"
  | "key"
  | "ok"
  | "warn"
  | "bad"
  | "line"
  | "dash";

export interface BadgeProps {
  tone?: BadgeTone;
  /** 13 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={classNames(classes.badge, tone !== "neutral" && classes[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** Marks what is new since the last visit. */
export function NewBadge() {
  return <Badge tone="key">New</Badge>;
}

/** Marks what is live right now. */
export function LiveBadge() {
  return <span className={classNames(classes.badge, classes.live)}>LIVE</span>;
}
