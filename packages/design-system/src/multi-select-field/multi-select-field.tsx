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
import { type FieldOption, filterOptions } from "../combobox-field/match-options.ts";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import tags from "../tags-field/tags-field.module.css";
import classes from "./multi-select-field.module.css";

export interface MultiSelectFieldProps extends FieldProps {
  id?: string;
  /** The available options, including those that are selected. */
  options: readonly FieldOption[];
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Called with the typed text, for options that come from the server. */
  onSearch?: (text: string) => void;
  /** Whether the options are still those of an earlier text: Enter selects none of them. */
  isSearching?: boolean;
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
      isSearching = false,
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
            {...matchOnEnter(control.id, { isSearching })}
            // The text box is empty once its words are pills, but browsers would still require it.
            required={false}
            aria-required={control.required}
            data={options.map(({ value, label }) => ({ value, label }))}
            filter={filterOptions(options)}
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
            // The server may match other names than those shown; what is chosen isn't a match.
            {...(onSearch && {
              onSearchChange: onSearch,
              filter: ({ options: found, search }) =>
                found.filter(
                  (item) =>
                    search === "" || !("value" in item) || !select.value.includes(item.value),
                ),
            })}
          />
        )}
      </Field>
    </MantineScope>
  );
}
