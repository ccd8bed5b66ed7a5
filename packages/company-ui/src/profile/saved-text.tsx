import { TextArea } from "@devguild/design-system/text-area";
import { TextField, type TextFieldProps } from "@devguild/design-system/text-field";
import { type ComponentProps, useState } from "react";

type Saved = { value: string; onSave: (text: string) => void };
type Field = { currentTarget: { value: string } };

/**
 * Saves each text once, or again with Enter if that failed. A new value from outside, such as an undone one, replaces
 * what was typed, unless somebody is in the field.
 */
const useSavedText = ({ value, onSave }: Saved) => {
  const [isFocused, setFocused] = useState(false);
  const [known, setKnown] = useState({ value, sent: value, version: 0 });
  if (value !== known.value)
    setKnown({
      value,
      sent: isFocused ? known.sent : value,
      version: isFocused ? known.version : known.version + 1,
    });
  const save = (text: string, isAgain: boolean) => {
    const typed = text.trim();
    if (typed === known.sent && !(isAgain && typed !== value)) return;
    setKnown({ ...known, sent: typed });
    onSave(typed);
  };
  return {
    key: known.version,
    save,
    field: {
      defaultValue: value,
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget }: Field) => {
        setFocused(false);
        save(currentTarget.value, false);
      },
    },
  };
};

/** A line of text that saves when it is left, or with Enter. */
export function SavedTextField({ value, onSave, ...props }: Saved & TextFieldProps) {
  const { key, save, field } = useSavedText({ value, onSave });
  return (
    <TextField
      key={key}
      {...props}
      {...field}
      onKeyDown={({ key: pressed, currentTarget }) => {
        if (pressed === "Enter") save(currentTarget.value, true);
      }}
    />
  );
}

/** A paragraph that saves when it is left. */
export function SavedTextArea({
  value,
  onSave,
  ...props
}: Saved & ComponentProps<typeof TextArea>) {
  const { key, field } = useSavedText({ value, onSave });
  return <TextArea key={key} {...props} {...field} />;
}
