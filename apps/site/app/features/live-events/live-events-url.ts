import type { FilterItem } from "@devguild/schemas/catalogue";
import { LIVE_EVENT_STATUS_LABELS } from "@devguild/schemas/constants/live-events";
import type { LiveEventFilterOptions } from "@devguild/schemas/live-events";

/** What a list's address asks for, by slugs; nothing asks for everything. */
export type EventsState = { status: string; seasons: string[]; skills: string[] };

const listIn = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .flatMap((value) => value.split(","))
    .filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));

export const readEvents = (params: URLSearchParams): EventsState => ({
  status: LIVE_EVENT_STATUS_LABELS.find(({ slug }) => slug === params.get("status"))?.slug ?? "",
  seasons: listIn(params, "seasons"),
  skills: listIn(params, "skills"),
});

/** The query string of a list, empty for everything. */
export const writeEvents = ({ status = "", seasons = [], skills = [] }: Partial<EventsState>) => {
  const parts = [
    status && `status=${status}`,
    seasons.length > 0 && `seasons=${seasons.join(",")}`,
    skills.length > 0 && `skills=${skills.join(",")}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
};

const idsOf = (items: readonly FilterItem[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => items.find((item) => item.slug === slug)?.id ?? []);

/** The list as the API is asked for it; slugs that nobody knows ask for nothing. */
export const toEventsQuery = (
  { status, seasons, skills }: EventsState,
  options: LiveEventFilterOptions,
) => ({
  status: LIVE_EVENT_STATUS_LABELS.find(({ slug }) => slug === status)?.id,
  seasons: idsOf(options.seasons, seasons),
  skills: idsOf(options.skills, skills),
});
