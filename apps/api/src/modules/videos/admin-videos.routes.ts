import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { editVideos, removeVideos, stopEdit, undoEdit } from "./edit-many.commands.ts";
import { grantUploadTo } from "../uploads/grant-upload.commands.ts";
import { createVideo, removeVideo, updateVideo, videoSnapshot } from "./edit-videos.commands.ts";
import {
  findAdminVideo,
  listAdminVideos,
  listVideoTitles,
  readAdminVideos,
  readVideoEditOptions,
} from "./find-admin-videos.queries.ts";
import { findVideosEdit, previewEdit, videoEditSnapshot } from "./find-edits.queries.ts";
import { toVideoCells, VIDEOS_HEAD } from "./videos-csv.policy.ts";

export const adminVideoRoutes = implement(
  contract.adminVideos,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listAdminVideos(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "videos");
      return {
        name: "videos.csv",
        body: toCsv(VIDEOS_HEAD, readAdminVideos(db, query), toVideoCells),
      };
    },
    editOptions: async ({ db }) => ({ data: await readVideoEditOptions(db) }),
    titles: async ({ db, query }) => ({ data: await listVideoTitles(db, query) }),
    updateMany: async ({ db, viewer, body }) => ({ data: await editVideos(db, viewer, body) }),
    removeMany: async ({ db, viewer, query }) => ({
      data: await removeVideos(db, viewer, query.selected_videos),
    }),
    previewMany: async ({ db, body }) => ({ data: await previewEdit(db, body) }),
    edit: async ({ db, params }) => ({
      data: (await findVideosEdit(db, params.editId)) ?? notFound(),
    }),
    stopEdit: async ({ db, params }) => ({ data: await stopEdit(db, params.editId) }),
    undoEdit: async ({ db, params }) => ({ data: await undoEdit(db, params.editId) }),
    details: async ({ db, params }) => ({
      data: (await findAdminVideo(db, params.id)) ?? notFound(),
    }),
    recordingUploadUrl: async ({ db, viewer, config, body }) => ({
      data: await grantUploadTo(db, config, viewer, { kind: "recording", type: body.content_type }),
    }),
    create: async ({ db, config, body }) => ({
      data: await createVideo(db, createFileStore(config), body),
    }),
    update: async ({ db, config, params, body }) => ({
      data: await updateVideo(db, createFileStore(config), params.id, body),
    }),
    remove: async ({ db, params }) => {
      await removeVideo(db, params.id);
      return null;
    },
  },
  { video: videoSnapshot, "video-edit": videoEditSnapshot },
);
