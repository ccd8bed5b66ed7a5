import { localized } from "@devguild/session/redirects";

/** The path of the list of videos. */
export const VIDEOS_PATH = localized("/admin/videos");

/** The path of the screen that adds a video. */
export const CREATE_VIDEO_PATH = localized("/admin/videos/create");

/** The path of the screen that imports videos from their hosts. */
export const IMPORT_VIDEOS_PATH = localized("/admin/videos/import");

/** Returns the path of the screen that edits a video. */
export const editVideoPath = (id: number) => localized(`/admin/videos/${id}/edit`);

/** Returns the path of the screen with who changed a video, and when. */
export const videoHistoryPath = (id: number) => localized(`/admin/videos/${id}/history`);
