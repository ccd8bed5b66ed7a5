import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./disclosure.module.css";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** Details below one grey line that opens them, also without scripts. */
export function Disclosure({ summary, children, isOpen = false, onToggle }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      className={classes.details}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight className={classes.caret} size={16} stroke={1.75} aria-hidden />
        {summary}
      </summary>
      {children}
    </details>
  );
}
