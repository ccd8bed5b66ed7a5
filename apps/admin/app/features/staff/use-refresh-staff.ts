import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads the staff again. */
export const useRefreshStaff = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.adminUsers.list.key });
};
