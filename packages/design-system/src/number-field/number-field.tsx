import type { ComponentProps, WheelEvent } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import classes from "./number-field.module.css";

export interface NumberFieldProps
  extends Omit<ComponentProps<"input">, "required" | "size" | "type">, FieldProps {
  /** Stands behind the number: "EUR", "days". */
  unit?: string;
}

// A page that is scrolled past a focused number must not change it.
const leaveOnWheel = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A number, with its unit. */
export function NumberField({
  label,
  hideLabel,
  optional,
  labelEnd,
  help,
  error,
  footEnd,
  id,
  unit,
  className,
  ...input
}: NumberFieldProps) {
  return (
    <Field {...{ label, hideLabel, optional, labelEnd, help, error, footEnd, id }}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...control}
            inputMode="decimal"
            onWheel={leaveOnWheel}
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
