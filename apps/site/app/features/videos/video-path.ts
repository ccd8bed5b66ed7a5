import { localized } from "@devguild/session/redirects";

/** The address of all videos about a skill. */
export const videosOfSkillPath = (slug: string) => localized(`/videos/s/${slug}`);

/** What lies above a list of found videos. */
export const VIDEO_PARENTS = [{ to: localized("/videos"), label: "Watch" }];
