import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import { TagsInput } from "@mantine/core";
import combobox from "../combobox-field/combobox.module.css";
import { matchOnEnter } from "../combobox-field/match-on-enter.ts";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import classes from "./tags-field.module.css";

export interface TagsFieldProps extends FieldProps {
  id?: string;
  name?: string;
  /** Suggestions; other words are accepted, too. */
  options: readonly string[];
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
  /** Called with the typed text, for options that come from the server. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  max?: number;
  disabled?: boolean;
}

/**
 * Several words: skills, tags. Enter adds the first match, or else the typed text; a comma adds the
 * typed text. Load it lazily: it includes Mantine.
 */
export function TagsField(props: TagsFieldProps) {
  const [field, { options, onSearch, max, ...tags }] = splitField(props);
  return (
    <MantineScope>
      <Field {...field}>
        {({ className, ...control }) => (
          <TagsInput
            {...control}
            // Also names the list of options.
            aria-label={field.label}
            // Typing alone doesn't open this list.
            openOnFocus
            // Mantine sets aria-invalid based on this.
            error={control["aria-invalid"]}
            withErrorStyles={false}
            {...tags}
            {...matchOnEnter(control.id, { takesAnyWord: true })}
            // The text box is empty once its words are tags, but browsers would still require it.
            required={false}
            data={[...options]}
            withScrollArea={false}
            classNames={{
              input: classNames(className, classes.input),
              pillsList: classes.list ?? "",
              pill: classes.pill ?? "",
              inputField: classes.field ?? "",
              dropdown: combobox.dropdown ?? "",
              options: combobox.options ?? "",
              option: combobox.option ?? "",
            }}
            {...(max !== undefined && { maxTags: max })}
            {...(onSearch && { onSearchChange: onSearch })}
          />
        )}
      </Field>
    </MantineScope>
  );
}
