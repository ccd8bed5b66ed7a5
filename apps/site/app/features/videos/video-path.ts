import { localized } from "@devguild/session/redirects";

/** Returns the path of all videos about a skill. */
export const videosOfSkillPath = (slug: string) => localized(`/videos/s/${slug}`);

/** The breadcrumbs above a list of video results. */
export const VIDEO_PARENTS = [{ to: localized("/videos"), label: "Watch" }];
