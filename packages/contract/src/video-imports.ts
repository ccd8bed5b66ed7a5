import { dataOf } from "@devguild/schemas/fields";
import {
  hostVideos,
  hostVideosQuery,
  importVideosBody,
  videoImport,
} from "@devguild/schemas/video-imports";

import { admin, endpoint } from "./endpoint.ts";

const editor = [admin("admin.edit-videos")] as const;

// A segment for each host rather than a parameter, which would match the ids of videos.
const listAt = <Host extends "youtube" | "vimeo">(host: Host) =>
  endpoint({
    method: "GET",
    path: `/admin/videos/${host}`,
    summary: "The videos of our account at a host, the newest first, and whether they are here",
    access: editor,
    query: hostVideosQuery,
    answer: { 200: hostVideos },
  });

const importFrom = <Host extends "youtube" | "vimeo">(host: Host) =>
  endpoint({
    method: "POST",
    path: `/admin/videos/${host}/import`,
    summary: "Add videos of a host; runs in the background",
    access: editor,
    audit: { action: "video.import", subject: "video-import", id: "answer.data.id" },
    body: importVideosBody,
    answer: { 200: dataOf(videoImport) },
    errors: [409],
  });

const refreshFrom = <Host extends "youtube" | "vimeo">(host: Host) =>
  endpoint({
    method: "POST",
    path: `/admin/videos/${host}/refresh`,
    summary:
      "Take over what changed at a host, except what was edited here; runs in the background",
    access: editor,
    audit: { action: "video.refresh", subject: "video-import", id: "answer.data.id" },
    answer: { 200: dataOf(videoImport) },
    errors: [409],
  });

export const videoImports = {
  youtube: listAt("youtube"),
  importYoutube: importFrom("youtube"),
  refreshYoutube: refreshFrom("youtube"),
  vimeo: listAt("vimeo"),
  importVimeo: importFrom("vimeo"),
  refreshVimeo: refreshFrom("vimeo"),
  progress: endpoint({
    method: "GET",
    path: "/admin/videos/imports/:importId",
    summary: "How far an import or a refresh is, and what came of it",
    access: editor,
    answer: { 200: dataOf(videoImport) },
    errors: [404],
  }),
};
