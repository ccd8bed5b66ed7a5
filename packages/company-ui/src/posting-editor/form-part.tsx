import { Heading } from "@devguild/design-system/heading";
import { TextButton } from "@devguild/design-system/text-link";
import { IconCircleCheckFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./form-part.module.css";
import { useFolds } from "./part-folds.ts";
import { PARTS, type PartName } from "./posting-parts.ts";

/** One part of the form: title, hint and fields; finished, it can be folded to what it contains. */
export function FormPart({ name, children }: { name: PartName; children: ReactNode }) {
  const { id, title, hint } = PARTS[name];
  const fold = useFolds().find(name);
  const isFolded = fold?.isFolded ?? false;
  const fieldsId = `${id}-fields`;
  return (
    <section className={classes.part} aria-labelledby={id} data-folded={isFolded || undefined}>
      <div className={classes.head}>
        {isFolded && <IconCircleCheckFilled size={18} aria-hidden className={classes.done} />}
        <Heading
          level={2}
          size={isFolded ? "sm" : "lg"}
          id={id}
          tabIndex={-1}
          className={classes.title}
        >
          {title}
        </Heading>
        <p className={classes.hint}>{fold?.isFolded ? fold.summary : hint}</p>
        {fold && (
          <TextButton
            className={classes.toggle}
            aria-label={`${isFolded ? "Edit" : "Done"}: ${title}`}
            aria-expanded={!isFolded}
            aria-controls={fieldsId}
            onClick={fold.toggle}
          >
            {isFolded ? "Edit" : "Done"}
          </TextButton>
        )}
      </div>
      {/* Hidden, not removed: an upload goes on, and a text keeps what can be undone. */}
      <div id={fieldsId} className={classes.fields} hidden={isFolded}>
        {children}
      </div>
    </section>
  );
}
