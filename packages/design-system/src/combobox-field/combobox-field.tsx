import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { Combobox, type OptionsFilter, Select } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import classes from "./combobox.module.css";
import { matchOnEnter } from "./match-on-enter.ts";

export interface ComboboxFieldProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly { value: string; label: string }[];
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** What is typed, where the caller keeps it: it stays when the field is left without a choice. */
  search?: string;
  /** Whether its list is open at first. */
  defaultOpened?: boolean;
  /** What is typed, for options that come from the server. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** The options are still those of other letters: Enter takes none of them. */
  isSearching?: boolean;
  /** Said when nothing fits what is typed. */
  nothingFound?: string;
  disabled?: boolean;
}

const asFound: OptionsFilter = ({ options }) => options;

/**
 * One of many, found by typing: cities, companies, managers. Enter takes the first match. Load it lazily: it
 * brings Mantine.
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
      ...select
    },
  ] = splitField(props);
  return (
    <MantineScope>
      <Field {...field}>
        {({ className, ...control }) => (
          <Select
            {...control}
            // The name of the list of options, too.
            aria-label={field.label}
            openOnFocus={false}
            // Mantine writes aria-invalid itself, from this.
            error={control["aria-invalid"]}
            withErrorStyles={false}
            {...select}
            {...matchOnEnter(control.id, { isSearching })}
            data={[...options]}
            searchable
            clearable={false}
            allowDeselect={field.optional === true}
            nothingFoundMessage={
              // A list box may hold nothing but options.
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
              empty: classes.empty ?? "",
            }}
            // What the server found fits, by names that need not be the ones shown.
            {...(onSearch && { onSearchChange: onSearch, filter: asFound })}
            {...(search !== undefined && {
              searchValue: search,
              allowDeselect: false,
              defaultDropdownOpened: defaultOpened,
              // Whoever leaves the field has Mantine put back what was chosen.
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
