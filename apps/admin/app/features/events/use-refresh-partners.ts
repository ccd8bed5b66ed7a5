import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns what brings an event's partners up to date, and a company's partnerships. */
export const useRefreshPartners = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [api.eventPartners.list.key, api.events.details.key, api.partnerships.list.key].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
};
