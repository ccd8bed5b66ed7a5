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
  /** Known choices; those that are chosen have to be among them. */
  options: readonly { value: string; label: string }[];
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** What is typed, for options that come from the server. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** Said when nothing fits what is typed. */
  nothingFound?: string;
  disabled?: boolean;
  /** Names of things that are written in code: skills. */
  mono?: boolean;
}

/**
 * Several of many, found by typing: cities, skills. Enter takes the first match. Load it lazily: it brings
 * Mantine.
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
            // The name of the list of options, too.
            aria-label={field.label}
            openOnFocus={false}
            // Mantine writes aria-invalid itself, from this.
            error={control["aria-invalid"]}
            withErrorStyles={false}
            {...select}
            {...matchOnEnter(control.id)}
            // The text box is empty once its words are pills; a browser would still ask for one.
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
