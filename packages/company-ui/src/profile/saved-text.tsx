import { TextArea } from "@devguild/design-system/text-area";
import { TextField, type TextFieldProps } from "@devguild/design-system/text-field";
import type { ComponentProps } from "react";

type Saved = { value: string; onSave: (text: string) => void };

// A new value from outside, such as an undone one, replaces what was typed.
const saveOnBlur = ({ value, onSave }: Saved) => ({
  defaultValue: value,
  onBlur: ({ currentTarget }: { currentTarget: { value: string } }) => {
    const typed = currentTarget.value.trim();
    if (typed !== value) onSave(typed);
  },
});

/** A line of text that saves when it is left, or with Enter. */
export function SavedTextField({ value, onSave, ...field }: Saved & TextFieldProps) {
  return (
    <TextField
      key={value}
      {...field}
      {...saveOnBlur({ value, onSave })}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") currentTarget.blur();
      }}
    />
  );
}

/** A paragraph that saves when it is left. */
export function SavedTextArea({
  value,
  onSave,
  ...field
}: Saved & ComponentProps<typeof TextArea>) {
  return <TextArea key={value} {...field} {...saveOnBlur({ value, onSave })} />;
}
