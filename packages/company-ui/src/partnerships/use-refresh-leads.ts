import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads a booth's leads again. */
export const useRefreshLeads = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.partnerships.leads.key });
};
