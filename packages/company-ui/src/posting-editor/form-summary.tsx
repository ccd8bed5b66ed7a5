import { FormError } from "@devguild/design-system/form-error";

import classes from "./form-summary.module.css";
import { useFolds } from "./part-folds.ts";
import {
  type FieldErrors,
  listWrongParts,
  type PartName,
  PARTS,
  summarizeErrors,
} from "./posting-parts.ts";

type Props = {
  errors: FieldErrors;
  /** Why sending it failed. */
  failure: Error | null;
  /** The parts that the form has. */
  parts: readonly PartName[];
};

/** What is left to fix before the form can be sent, with links to the parts where it is. */
export function FormSummary({ errors, failure, parts }: Props) {
  const { open } = useFolds();
  const summary = summarizeErrors(errors, failure);
  const wrong = listWrongParts(errors, parts);
  return (
    <FormError>
      {summary && (
        <>
          {summary}
          {wrong.length > 0 && (
            <ul className={classes.parts}>
              {wrong.map(({ name, count }) => (
                <li key={name}>
                  <a href={`#${PARTS[name].id}`} onClick={() => open(name)}>
                    {PARTS[name].title}
                  </a>
                  {count > 1 && ` (${count})`}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FormError>
  );
}
