import { withQueries } from "@devguild/session/with-queries";

import { loadVideo } from "../../features/videos/load-video.ts";

/** Redirects a video's former address, its slug alone, to the current one. */
export const loader = withQueries(async (loading) => ({ video: await loadVideo(loading) }));

export default function LegacyVideo() {
  return null;
}
