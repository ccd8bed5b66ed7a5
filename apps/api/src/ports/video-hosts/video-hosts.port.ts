import type { UploadStatus } from "@devguild/schemas/constants/video-editing";
import type { VideoProvider } from "@devguild/schemas/constants/videos";

/** A video as its host describes it. */
export type HostVideo = {
  id: string;
  title: string;
  /** Plain text. */
  description: string;
  /** Null while the host doesn't know it, such as during an upload. */
  durationSeconds: number | null;
  /** ISO 8601: the day on which it was published, or else uploaded. */
  releasedOn: string;
  thumbnailUrl: string | null;
  uploadStatus: UploadStatus;
};

/** A video together with its host. */
export type FoundVideo = HostVideo & { provider: VideoProvider };

/** One page of an account's videos, the newest first. */
type HostPage = {
  videos: HostVideo[];
  total: number;
  /** Where the next page begins; null after the last one. */
  next: string | null;
};

/** An account at a video host. */
export type VideoHost = {
  /** Lists its videos from a cursor on, or from the first one. Throws `HostProblem`. */
  list: (cursor: string | null) => Promise<HostPage>;
  /** Reads some videos, at most `HOST_PAGE` at a time; those that are gone are missing. Throws `HostProblem`. */
  read: (ids: readonly string[]) => Promise<HostVideo[]>;
  /** The hosts of its thumbnails that needn't be public, as they are configured. */
  trustedHosts: readonly string[];
};

/** How many videos a host describes in one answer. */
export const HOST_PAGE = 50;

/** Why a host didn't answer, in words for staff. */
export class HostProblem extends Error {}
