import { TextField } from "@devguild/design-system/text-field";

type Props = {
  names: { first_name: string; last_name: string };
  errors: Readonly<Record<string, string>>;
};

/** Asks for somebody's first and last name. */
export function NameFields({ names, errors }: Props) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        defaultValue={names.first_name}
        error={errors["first_name"]}
      />
      <TextField
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        defaultValue={names.last_name}
        error={errors["last_name"]}
      />
    </>
  );
}
