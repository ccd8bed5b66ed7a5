import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns what brings every list of authors and categories up to date, and the articles that show them. */
export const useRefreshBylines = () => {
  const queries = useQueryClient();
  const { listAuthors, listCategories, editOptions, list } = api.adminMagazine;
  return () =>
    Promise.all(
      [listAuthors, listCategories, editOptions, list].map(({ key }) =>
        queries.invalidateQueries({ queryKey: key }),
      ),
    );
};
