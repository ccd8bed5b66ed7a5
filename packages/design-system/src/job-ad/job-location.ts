/** The fields of a job that describe its location. */
export type JobLocation = {
  cities: readonly { name: string }[];
  remote: 0 | 1;
  remote_locations: readonly { name: string }[];
  hybrid_option: { value: string };
};

const MODES: Record<string, string> = { on_site: "on site", hybrid: "hybrid" };

/** Formats a job's location: "Hamburg, hybrid", "Remote, Europe"; empty if unknown. */
export const describeJobLocation = ({
  cities,
  remote,
  remote_locations,
  hybrid_option,
}: JobLocation): string => {
  const towns = cities.map(({ name }) => name).join(" or ");
  const area = remote_locations[0]?.name;
  if (!towns && remote === 0) return "";
  if (!towns) return ["Remote", area].filter(Boolean).join(", ");
  if (remote) return [`${towns} or remote`, area].filter(Boolean).join(", ");
  return [towns, MODES[hybrid_option.value]].filter(Boolean).join(", ");
};
