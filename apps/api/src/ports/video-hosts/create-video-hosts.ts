import type { Configuration } from "@devguild/config/configuration";
import type { VideoProvider } from "@devguild/schemas/constants/videos";

import type { VideoHost } from "./video-hosts.port.ts";
import { vimeo } from "./vimeo.ts";
import { youtube } from "./youtube.ts";

export type VideoHosts = Record<VideoProvider, VideoHost | null>;

/** Creates the accounts at video hosts of an installation; null for a host without one. */
export const createVideoHosts = ({ videoHosts }: Configuration): VideoHosts => ({
  youtube: videoHosts.youtube ? youtube(videoHosts.youtube) : null,
  vimeo: videoHosts.vimeo ? vimeo(videoHosts.vimeo) : null,
});
