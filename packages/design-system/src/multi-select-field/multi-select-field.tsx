import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import { MultiSelect } from "@mantine/core";
import combobox from "../combobox-field/combobox.module.css";
import { matchOnEnter } from "../combobox-field/match-on-enter.ts";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import tags from "../tags-field/tags-field.module.css";
import classes from "./multi-select-field.module.css";

export interface MultiSelectFieldProps extends FieldProps {
  id?: string;
  /** The available options, including those that are selected. */
  options: readonly { value: string; label: string }[];
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Called with the typed text, for options that come from the server. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** Shown if nothing matches the typed text. */
  nothingFound?: string;
  disabled?: boolean;
  /** Monospaced, for names from code: skills. */
  mono?: boolean;
}

/**
 * A choice of several among many, found by typing: cities, skills. Enter selects the first match.
 * Load it lazily: it includes Mantine.
 */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const [
    field,
    {
      options,
      onSearch,
      nothingFound = "Nothing found",
      mono = false,
      placeholder = "",
      ...select
    },
  ] = splitField(props);
  return (
    <MantineScope>
      <Field {...field}>
        {({ className, ...control }) => (
          <MultiSelect
            {...control}
            // Also names the list of options.
            aria-label={field.label}
            openOnFocus={false}
            // Mantine sets aria-invalid based on this.
            error={control["aria-invalid"]}
            withErrorStyles={false}
            {...select}
            {...matchOnEnter(control.id)}
            // The text box is empty once its words are pills, but browsers would still require it.
            required={false}
            aria-required={control.required}
            data={[...options]}
            placeholder={placeholder}
            searchable
            withAlignedLabels
            nothingFoundMessage={nothingFound}
            withScrollArea={false}
            rightSection={null}
            classNames={{
              input: classNames(className, tags.input, classes.input),
              pillsList: tags.list ?? "",
              pill: classNames(tags.pill, classes.pill, mono && classes.mono),
              inputField: classNames(tags.field, classes.field),
              dropdown: combobox.dropdown ?? "",
              options: combobox.options ?? "",
              option: combobox.option ?? "",
              empty: combobox.empty ?? "",
            }}
            {...(onSearch && { onSearchChange: onSearch })}
          />
        )}
      </Field>
    </MantineScope>
  );
}
