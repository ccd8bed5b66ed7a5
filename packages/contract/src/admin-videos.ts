import {
  adminVideo,
  adminVideoRow,
  adminVideosFilter,
  adminVideosQuery,
  newVideoBody,
  videoBody,
  videoEditOptions,
  videoTitle,
} from "@devguild/schemas/admin-videos";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-videos")] as const;
const editor = [admin("admin.edit-videos")] as const;

export const adminVideos = {
  list: endpoint({
    method: "GET",
    path: "/admin/videos",
    summary: "All videos, filtered and sorted; by default the newest release first",
    access: reader,
    query: adminVideosQuery,
    answer: { 200: pageOf(adminVideoRow) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/videos/csv",
    summary: "Videos as a spreadsheet, as filtered; the download is in the audit log",
    access: reader,
    query: adminVideosFilter,
    file: "text/csv",
    answer: { 200: null },
  }),
  editOptions: endpoint({
    method: "GET",
    path: "/admin/videos/edit-options",
    summary: "The events, skills, speakers and topics that a video can have",
    access: reader,
    answer: { 200: dataOf(videoEditOptions) },
  }),
  titles: endpoint({
    method: "GET",
    path: "/admin/videos/list",
    summary: "The ids and titles of the videos that a filter finds, the newest 2000 at most",
    access: reader,
    query: adminVideosFilter,
    staysSmall: "at most as many as one call can select",
    answer: { 200: dataOf(z.array(videoTitle)) },
  }),
  details: endpoint({
    method: "GET",
    path: "/admin/videos/:id",
    summary: "A video, published or not, with its version",
    access: reader,
    answer: { 200: dataOf(adminVideo) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/videos",
    summary: "Add a video; it isn't published unless the body says so",
    access: editor,
    audit: { action: "video.create", subject: "video", id: "answer.data.id" },
    body: newVideoBody,
    answer: { 201: dataOf(adminVideo) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/videos/:id",
    summary: "Change a video; 409 if it has another version than the one the change is based on",
    access: editor,
    audit: { action: "video.edit", subject: "video", id: "params.id" },
    body: videoBody,
    answer: { 200: dataOf(adminVideo) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/videos/:id",
    summary: "Delete a video for good",
    access: editor,
    audit: { action: "video.delete", subject: "video", id: "params.id" },
    answer: { 204: null },
    errors: [404],
  }),
};
