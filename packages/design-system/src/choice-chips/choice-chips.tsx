import { IconCheck } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { describedBy, FieldError } from "../field/field.tsx";
import chip from "../filter-chip/filter-chip.module.css";
import classes from "./choice-chips.module.css";

export interface ChoiceChipsProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  help?: ReactNode;
  error?: string | undefined;
}

/** A multiple choice with few options, all visible. */
export function ChoiceChips({ legend, options, value, onChange, help, error }: ChoiceChipsProps) {
  const id = useId();
  const toggle = (option: string, isOn: boolean) =>
    // In the order of the options, whatever the order of the presses.
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? isOn : value.includes(each))),
    );
  return (
    <fieldset className={classes.group} aria-describedby={describedBy(id, help, error)}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {options.map((option) => {
          const isOn = value.includes(option.value);
          return (
            <label
              key={option.value}
              className={classNames(chip.chip, isOn && chip.on, classes.option)}
            >
              <input
                type="checkbox"
                className={classes.input}
                checked={isOn}
                aria-invalid={error ? true : undefined}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              {isOn && <IconCheck size={14} stroke={2} aria-hidden />}
              {option.label}
            </label>
          );
        })}
      </div>
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        help && (
          <div id={`${id}-help`} className={classes.help}>
            {help}
          </div>
        )
      )}
    </fieldset>
  );
}
