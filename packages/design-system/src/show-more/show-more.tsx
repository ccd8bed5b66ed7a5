import { formatCount } from "@devguild/schemas/formats";
import type { ElementType, MouseEvent } from "react";
import { LinkButton } from "../link-button/link-button.tsx";
import classes from "./show-more.module.css";

export interface ShowMoreProps {
  /** "Jobs", at the start of the line. */
  noun: string;
  shown: number;
  total: number;
  /** How many items the next press adds. */
  next: number;
  /** The URL of the longer list, which works before hydration and can be shared. */
  to: string;
  /** Handles the press; call `preventDefault` to stay on the page. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  linkComponent?: ElementType | undefined;
}

/** "Jobs 1–12 of 214" and a button for more. */
export function ShowMore({ noun, shown, total, next, to, onPress, linkComponent }: ShowMoreProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.range}>
        {noun} 1–{formatCount(Math.min(shown, total))} of {formatCount(total)}
      </p>
      {shown < total && (
        <LinkButton to={to} onClick={onPress} linkComponent={linkComponent}>
          Show {Math.min(next, total - shown)} more
        </LinkButton>
      )}
    </div>
  );
}
