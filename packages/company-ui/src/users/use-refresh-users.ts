import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads a company's users again. */
export const useRefreshUsers = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.companyUsers.list.key });
};
