import { withQueries } from "@devguild/session/with-queries";

import { loadVideo } from "../../features/videos/load-video.ts";

/** The former address of a video, its slug alone; loading it redirects to the present one. */
export const loader = withQueries(async (loading) => ({ video: await loadVideo(loading) }));

export default function LegacyVideo() {
  return null;
}
