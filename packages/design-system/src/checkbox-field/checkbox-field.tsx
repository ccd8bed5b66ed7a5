import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";
import { formatCount } from "@devguild/schemas/formats";
import { classNames } from "../class-names/class-names.ts";
import { describedBy, FieldError } from "../field/field.tsx";
import classes from "./choice.module.css";

export interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "type" | "size" | "ref"> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /**
   * At the end of the row: how many results a filter has. At 0 the row is dimmed, but still works.
   */
  count?: number | undefined;
  /** Only some of the options below it are selected. */
  indeterminate?: boolean;
}

/** A yes or no, or one option in a list of filters. */
export function CheckboxField({
  label,
  help,
  error,
  count,
  indeterminate = false,
  id,
  ...input
}: CheckboxFieldProps) {
  const generatedId = useId();
  const ownId = id ?? generatedId;
  const ref = useRef<HTMLInputElement>(null);
  // The indeterminate state exists only as a property, not as an attribute.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div>
      <label className={classNames(classes.row, count === 0 && classes.empty)}>
        <input
          ref={ref}
          type="checkbox"
          id={ownId}
          className={classes.check}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ownId, help, error)}
          // Going back, browsers restore each box by itself, which conflicts with the state of a
          // controlled one.
          autoComplete={input.checked === undefined ? undefined : "off"}
          {...input}
        />
        <span className={classes.words}>{label}</span>
        {count !== undefined && <span className={`num ${classes.end}`}>{formatCount(count)}</span>}
      </label>
      {error ? (
        <FieldError id={`${ownId}-error`}>{error}</FieldError>
      ) : (
        help && (
          <div id={`${ownId}-help`} className={classes.help}>
            {help}
          </div>
        )
      )}
    </div>
  );
}
