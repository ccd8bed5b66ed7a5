import { useId, type ReactNode } from "react";
import choice from "../checkbox-field/choice.module.css";
import { describedBy, FieldError } from "../field/field.tsx";
import classes from "./radio-group.module.css";

interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Side by side instead of stacked. */
  inline?: boolean;
  help?: ReactNode;
  error?: string | undefined;
}

/** A choice of one among a few, all visible. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  inline = false,
  help,
  error,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={describedBy(id, help, error)}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={inline ? classes.inline : undefined}>
        {options.map((option) => (
          <label key={option.value} className={choice.row}>
            <input
              type="radio"
              className={choice.radio}
              name={name}
              value={option.value}
              disabled={option.disabled}
              // For a form to focus its first wrong field; a radio button has no aria-invalid.
              data-wrong={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={choice.words}>
              {option.label}
              {option.help && <span className={choice.help}> {option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        help && (
          <div id={`${id}-help`} className={choice.help}>
            {help}
          </div>
        )
      )}
    </fieldset>
  );
}
