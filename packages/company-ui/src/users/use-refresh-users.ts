import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads a company's users again, and who changed them. */
export const useRefreshUsers = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.companyUsers.list.key }),
      queries.invalidateQueries({ queryKey: api.auditTrail.list.key }),
    ]);
};
