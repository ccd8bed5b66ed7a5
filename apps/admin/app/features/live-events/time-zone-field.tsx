import { ComboboxField } from "@devguild/design-system/combobox-field";

const ZONES = [...Intl.supportedValuesOf("timeZone"), "UTC"].map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

/** The time zone of whoever plans the event. */
export const getOwnZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type Props = { value: string; error: string | undefined; onChange: (zone: string) => void };

/** The time zone in which an event's times are typed and shown. */
export function TimeZoneField({ value, error, onChange }: Props) {
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
