import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { Combobox, type OptionsFilter, Select } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import classes from "./combobox.module.css";
import { matchOnEnter } from "./match-on-enter.ts";
import { type FieldOption, filterOptions } from "./match-options.ts";

export interface ComboboxFieldProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly FieldOption[];
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /**
   * The typed text, if the caller controls it: it stays when the field is left without a choice.
   */
  search?: string;
  /** Whether the list is open at first. */
  defaultOpened?: boolean;
  /** Called with the typed text, for options that come from the server. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** Whether the options are still those of an earlier text: Enter selects none of them. */
  isSearching?: boolean;
  /** Shown if nothing matches the typed text. */
  nothingFound?: string;
  /**
   * A way on if the right option isn't listed, last in the list under its own heading. Enter selects it
   * only if it is highlighted.
   */
  fallback?: (FieldOption & { heading: string }) | undefined;
  disabled?: boolean;
}

const unfiltered: OptionsFilter = ({ options }) => options;

/**
 * A choice of one among many, found by typing: cities, companies, managers. Enter selects the first
 * match. Load it lazily: it includes Mantine.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const [
    field,
    {
      options,
      search,
      defaultOpened = false,
      onSearch,
      isSearching = false,
      nothingFound = "Nothing found",
      fallback,
      value,
      defaultValue = null,
      onChange,
      ...select
    },
  ] = splitField(props);
  // Mantine clears what is typed with every new list of options, unless it is given the value.
  const [chosen, setChosen] = useState(defaultValue);
  // With a typed text of the caller's, it would clear that instead.
  const shown = value === undefined && search === undefined ? chosen : value;
  const data = options.map(({ value, label }) => ({ value, label }));
  return (
    <MantineScope>
      <Field {...field}>
        {({ className, ...control }) => (
          <Select
            {...control}
            // Also names the list of options.
            aria-label={field.label}
            openOnFocus={false}
            // Mantine sets aria-invalid based on this.
            error={control["aria-invalid"]}
            withErrorStyles={false}
            {...select}
            {...(shown !== undefined && { value: shown })}
            onChange={(change) => {
              setChosen(change);
              onChange?.(change);
            }}
            {...matchOnEnter(control.id, { isSearching, fallback: fallback?.value })}
            data={fallback ? [...data, { group: fallback.heading, items: [fallback] }] : data}
            filter={filterOptions(options)}
            searchable
            clearable={false}
            allowDeselect={field.optional === true}
            nothingFoundMessage={
              // A listbox may only contain options.
              <Combobox.Option value="" disabled className={classes.nothing ?? ""}>
                {nothingFound}
              </Combobox.Option>
            }
            withScrollArea={false}
            rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
            rightSectionPointerEvents="none"
            withAlignedLabels
            classNames={{
              input: classNames(className, classes.input),
              section: classes.section ?? "",
              dropdown: classes.dropdown ?? "",
              options: classes.options ?? "",
              option: classes.option ?? "",
              groupLabel: classes.group ?? "",
              empty: classes.empty ?? "",
            }}
            // The server's matches stay as they are: it may match other names than those shown.
            {...(onSearch && { onSearchChange: onSearch, filter: unfiltered })}
            {...(search !== undefined && {
              searchValue: search,
              allowDeselect: false,
              defaultDropdownOpened: defaultOpened,
              // On blur, Mantine resets the text to the chosen option.
              onSearchChange: (text: string) => {
                if (document.activeElement?.id === control.id) onSearch?.(text);
              },
            })}
          />
        )}
      </Field>
    </MantineScope>
  );
}
