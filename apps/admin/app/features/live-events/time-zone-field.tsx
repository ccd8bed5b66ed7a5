import type { FieldInput } from "@devguild/api-client/use-api-form";
import { useFieldState } from "@devguild/api-client/use-field-state";
import { ComboboxField } from "@devguild/design-system/combobox-field";

const ZONES = [...Intl.supportedValuesOf("timeZone"), "UTC"].map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

/** The time zone of whoever plans the event. */
export const getOwnZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which an event's times are typed and shown. */
export function TimeZoneField(field: FieldInput) {
  const { value, error, onChange } = useFieldState(field);
  const isListed = ZONES.some((zone) => zone.value === value);
  return (
    <ComboboxField
      label="Time zone"
      options={isListed ? ZONES : [...ZONES, { value, label: value }]}
      nothingFound="No time zone has this name."
      value={value}
      error={error}
      onChange={(zone) => {
        if (zone) onChange(zone);
      }}
    />
  );
}
