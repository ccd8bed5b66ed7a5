import { SelectField } from "@devguild/design-system/select-field";

type Props = {
  /** "Any skill". */
  label: string;
  name: string;
  options: readonly { slug: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A filter with several values: it offers the ones not chosen yet and adds to the chosen ones. */
export function AddFilter({ label, name, options, chosen, onChange }: Props) {
  return (
    <SelectField
      label={label}
      hideLabel
      optional
      name={name}
      placeholder={label}
      value=""
      options={options
        .filter(({ slug }) => !chosen.includes(slug))
        .map((option) => ({ value: option.slug, label: option.label }))}
      onChange={(event) => onChange([...chosen, event.currentTarget.value])}
    />
  );
}
