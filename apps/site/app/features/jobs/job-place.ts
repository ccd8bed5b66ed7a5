import type { JobCard } from "@devguild/schemas/jobs";

type Placed = Pick<JobCard, "cities" | "remote" | "remote_locations" | "hybrid_option">;

const MODES: Record<string, string> = { on_site: "on site", hybrid: "hybrid" };

/** Where a job is done, in a few words: "Hamburg, hybrid", "Remote, Europe", "Vienna or remote". */
export const placeOf = ({ cities, remote, remote_locations, hybrid_option }: Placed): string => {
  const towns = cities.map(({ name }) => name).join(" or ");
  const area = remote_locations[0]?.name;
  if (!towns) return ["Remote", area].filter(Boolean).join(", ");
  if (remote) return [`${towns} or remote`, area].filter(Boolean).join(", ");
  return [towns, MODES[hybrid_option.value]].filter(Boolean).join(", ");
};
