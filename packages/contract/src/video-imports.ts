import { dataOf } from "@devguild/schemas/fields";
import {
  fileVideosQuery,
  hostVideos,
  hostVideosQuery,
  importFileBody,
  importVideosBody,
  videoFile,
  videoFileBody,
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
  uploadUrl: endpoint({
    method: "POST",
    path: "/admin/videos/file/upload-url",
    summary: "A URL to upload a CSV or JSON file of videos to by PUT within 15 minutes",
    access: editor,
    audit: { none: "it gives out an address; what is uploaded there is not imported yet" },
    body: videoFileBody,
    answer: { 200: dataOf(videoFile) },
    errors: [409, 429],
  }),
  file: endpoint({
    method: "GET",
    path: "/admin/videos/file",
    summary: "The videos that an uploaded file lists, and whether they are here",
    access: editor,
    query: fileVideosQuery,
    answer: { 200: hostVideos },
  }),
  importFile: endpoint({
    method: "POST",
    path: "/admin/videos/file/import",
    summary: "Add videos that an uploaded file lists; runs in the background",
    access: editor,
    audit: { action: "video.import", subject: "video-import", id: "answer.data.id" },
    body: importFileBody,
    answer: { 200: dataOf(videoImport) },
    errors: [409],
  }),
  stop: endpoint({
    method: "POST",
    path: "/admin/videos/imports/:importId/stop",
    summary: "End an import or a refresh early; what is done stays",
    access: editor,
    audit: { action: "video.stop-import", subject: "video-import", id: "params.importId" },
    answer: { 200: dataOf(videoImport) },
    errors: [404, 409],
  }),
  progress: endpoint({
    method: "GET",
    path: "/admin/videos/imports/:importId",
    summary: "How far an import or a refresh is, and what came of it",
    access: editor,
    answer: { 200: dataOf(videoImport) },
    errors: [404],
  }),
};
