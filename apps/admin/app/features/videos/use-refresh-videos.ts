import { api } from "@devguild/api-client/browser-api";
import type { AdminVideo } from "@devguild/schemas/admin-videos";
import { useQueryClient } from "@tanstack/react-query";

/** Returns what brings the list and a video up to date after a change. */
export const useRefreshVideos = () => {
  const queries = useQueryClient();
  return (video: AdminVideo | null) => {
    if (video)
      queries.setQueryData(api.adminVideos.details.options({ params: { id: video.id } }).queryKey, {
        data: video,
      });
    return queries.invalidateQueries({ queryKey: api.adminVideos.list.key });
  };
};
