import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads a company's jobs again, wherever they are shown. */
export const useRefreshPostings = () => {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: api.postings.list.key });
    await queries.invalidateQueries({ queryKey: api.dashboards.company.key });
  };
};
