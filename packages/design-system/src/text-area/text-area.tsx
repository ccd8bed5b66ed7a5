import { useState, type ChangeEvent, type ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import classes from "./text-area.module.css";

export interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "required">, Omit<FieldProps, "footEnd"> {
  /**
   * Shows a counter. Longer text isn't cut, so that no pasted text is lost; the form rejects it.
   */
  limit?: number;
}

const getLength = (value: TextAreaProps["value"]) => String(value ?? "").length;

/** Multi-line text that grows as it is typed. */
export function TextArea(props: TextAreaProps) {
  const [field, { limit, className, onChange, ...area }] = splitField(props);
  const [typed, setTyped] = useState(() => getLength(area.defaultValue));
  const length = area.value === undefined ? typed : getLength(area.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const counter =
    limit === undefined ? undefined : (
      <span className={classNames("num", classes.counter, length > limit && classes.over)}>
        {length} / {limit}
      </span>
    );
  return (
    <Field {...field} footEnd={counter}>
      {(control) => (
        <textarea
          rows={4}
          {...control}
          {...area}
          onChange={change}
          className={classNames(control.className, classes.area, className)}
        />
      )}
    </Field>
  );
}
