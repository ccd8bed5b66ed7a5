import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads a company's jobs again, wherever they are shown. */
export const useRefreshPostings = () => {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: api.postings.list.key });
    void queries.invalidateQueries({ queryKey: api.jobFigures.one.key });
    // Staff's lists of all companies' jobs, and of pending ones.
    void queries.invalidateQueries({ queryKey: api.adminJobs.list.key });
    void queries.invalidateQueries({ queryKey: api.adminJobs.bookmarked.key });
    void queries.invalidateQueries({ queryKey: api.adminJobs.expiredOfAssigned.key });
    void queries.invalidateQueries({ queryKey: api.overview.decisions.key });
    // The menu counts new candidates.
    void queries.invalidateQueries({ queryKey: api.identity.me.key });
    await queries.invalidateQueries({ queryKey: api.dashboards.company.key });
  };
};
