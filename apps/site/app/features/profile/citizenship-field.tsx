import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { useQuery } from "@tanstack/react-query";

type Props = {
  value: number | null;
  onChange: (countryId: number | null) => void;
  error?: string | undefined;
};

/** Asks for a citizenship, which may be left out. */
export function CitizenshipField({ value, onChange, error }: Props) {
  const countries = useQuery(api.catalogue.countries.options()).data?.data ?? [];
  return (
    <ComboboxField
      label="Citizenship"
      optional
      options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      placeholder="Country"
      help="Companies only see whether it is in the EU."
      error={error}
    />
  );
}
