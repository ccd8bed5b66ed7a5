import { Heading } from "@devguild/design-system/heading";
import type { ReactNode } from "react";

import classes from "./form-part.module.css";
import { PARTS, type PartName } from "./posting-parts.ts";

/** One part of the form: title, hint and fields. */
export function FormPart({ name, children }: { name: PartName; children: ReactNode }) {
  const { id, title, hint } = PARTS[name];
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <Heading level={2} id={id} tabIndex={-1}>
          {title}
        </Heading>
        <p className={classes.hint}>{hint}</p>
      </div>
      {children}
    </section>
  );
}
