import type { ComponentProps, WheelEvent } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import classes from "./number-field.module.css";

export interface NumberFieldProps
  extends Omit<ComponentProps<"input">, "required" | "size" | "type">, FieldProps {
  /** Shown after the number: "EUR", "days". */
  unit?: string;
}

// Scrolling past a focused number must not change it.
const blurOnWheel = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A number with its unit. */
export function NumberField(props: NumberFieldProps) {
  const [field, { unit, className, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...control}
            inputMode="decimal"
            onWheel={blurOnWheel}
            {...input}
            type="number"
            className={classNames(
              control.className,
              classes.input,
              unit && classes.withUnit,
              className,
            )}
          />
          {unit && <span className={classes.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
