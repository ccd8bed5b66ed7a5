import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import classes from "./select-field.module.css";

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<"select">, "required" | "size" | "multiple">, FieldProps {
  options: readonly SelectOption[];
  /** The empty choice, first in the list. */
  placeholder?: string;
}

/** A choice of one among a few, as a native select. For many options, use `ComboboxField`. */
export function SelectField(props: SelectFieldProps) {
  const [field, { options, placeholder, className, ...select }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.box}>
          <select
            {...control}
            {...select}
            className={classNames(control.className, classes.select, className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={classes.caret} size={16} stroke={1.75} aria-hidden />
        </div>
      )}
    </Field>
  );
}
