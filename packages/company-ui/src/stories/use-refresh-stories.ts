import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads a company's stories again. */
export const useRefreshStories = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.stories.list.key });
};
