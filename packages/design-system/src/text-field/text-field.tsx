import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import classes from "./text-field.module.css";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "required" | "size">, FieldProps {
  type?: "text" | "email" | "url" | "tel" | "search" | "date" | "datetime-local" | "time";
  /** Inside the control on the left. */
  icon?: ReactNode;
  /** Inside the control on the right: a tick for a valid value, a unit. */
  end?: ReactNode;
}

/** A single line of text. */
export function TextField(props: TextFieldProps) {
  const [field, { icon, end, type = "text", className, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.box}>
          {icon && <span className={classes.icon}>{icon}</span>}
          <input
            {...control}
            {...input}
            type={type}
            className={classNames(
              control.className,
              Boolean(icon) && classes.withIcon,
              Boolean(end) && classes.withEnd,
              className,
            )}
          />
          {end && <span className={classes.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
