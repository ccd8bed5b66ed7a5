import type { ReactNode } from "react";

import classes from "./editable-part.module.css";

type Props = { name: string; className?: string | undefined; children: ReactNode };

/** A part of the page that is edited in its place: outlined on hover, and named while it is edited. */
export function EditablePart({ name, className, children }: Props) {
  return (
    <div className={className ? `${classes.part} ${className}` : classes.part}>
      <span className={classes.name} aria-hidden>
        {name}
      </span>
      {children}
    </div>
  );
}
