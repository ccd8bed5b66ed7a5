import { api } from "@devguild/api-client/browser-api";
import type { Conference } from "@devguild/schemas/site-data";
import { useQuery } from "@tanstack/react-query";

import { EVENT_COLUMNS } from "../menus/site-menu.ts";

type LinkedConference = Conference & { external_url: string };

/** Returns the columns of the Events panel; events without a website are left out. */
export const useEventColumns = () => {
  const { data } = useQuery(api.catalogue.events.options());
  const events = (data?.data ?? []).filter(
    (event): event is LinkedConference => event.external_url !== null,
  );
  return EVENT_COLUMNS.map(({ audience, title }) => ({
    title,
    events: events.filter((event) => event.audience === audience),
  })).filter(({ events: shown }) => shown.length > 0);
};
