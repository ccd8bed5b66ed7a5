import type { FilterItem } from "@devguild/schemas/catalogue";
import { LIVE_EVENT_STATUS_LABELS } from "@devguild/schemas/constants/live-events";
import type { LiveEventFilterOptions } from "@devguild/schemas/live-events";
import { type AddressState, oneOf, slugs } from "@devguild/session/addresses";

/** The address of a list of live events. It uses slugs, so that people can read and share it. */
export const EVENT_LIST = {
  status: oneOf(
    LIVE_EVENT_STATUS_LABELS.map(({ slug }) => slug),
    "",
  ),
  seasons: slugs,
  skills: slugs,
};
export type EventsState = AddressState<typeof EVENT_LIST>;

const toIds = (items: readonly FilterItem[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => items.find((item) => item.slug === slug)?.id ?? []);

/** Builds the API query for the list; unknown slugs are ignored. */
export const toEventsQuery = (
  { status, seasons, skills }: EventsState,
  options: LiveEventFilterOptions,
) => ({
  status: LIVE_EVENT_STATUS_LABELS.find(({ slug }) => slug === status)?.id,
  seasons: toIds(options.seasons, seasons),
  skills: toIds(options.skills, skills),
});
