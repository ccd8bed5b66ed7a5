import { api } from "@devguild/api-client/browser-api";
import { useQuery } from "@tanstack/react-query";

import { EVENT_COLUMNS } from "../menus/site-menu.ts";

/** Returns the columns of the Events panel; events with neither a page nor a website are left out. */
export const useEventColumns = () => {
  const { data } = useQuery(api.catalogue.events.options());
  const events = (data?.data ?? []).filter((event) => event.has_page || event.external_url);
  return EVENT_COLUMNS.map(({ audience, title }) => ({
    title,
    events: events.filter((event) => event.audience === audience),
  })).filter(({ events: shown }) => shown.length > 0);
};
