import { contract } from "@devguild/contract/contract";
import type { VideoProvider } from "@devguild/schemas/constants/videos";

import type { Configuration } from "@devguild/config/configuration";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { createVideoHosts } from "../../ports/video-hosts/create-video-hosts.ts";
import { grantUploadTo } from "../uploads/grant-upload.commands.ts";
import {
  findVideoImport,
  listFileVideos,
  listHostVideos,
  videoImportSnapshot,
} from "./find-imports.queries.ts";
import { importFile, importVideos, refreshVideos, stopImport } from "./start-imports.commands.ts";

const accountAt = (config: Configuration, provider: VideoProvider) => ({
  provider,
  host: createVideoHosts(config)[provider],
});

export const videoImportRoutes = implement(
  contract.videoImports,
  {
    youtube: ({ db, config, query }) =>
      listHostVideos(db, accountAt(config, "youtube"), query.cursor),
    importYoutube: async ({ db, config, body }) => ({
      data: await importVideos(db, accountAt(config, "youtube"), body),
    }),
    refreshYoutube: async ({ db, config }) => ({
      data: await refreshVideos(db, accountAt(config, "youtube")),
    }),
    vimeo: ({ db, config, query }) => listHostVideos(db, accountAt(config, "vimeo"), query.cursor),
    importVimeo: async ({ db, config, body }) => ({
      data: await importVideos(db, accountAt(config, "vimeo"), body),
    }),
    refreshVimeo: async ({ db, config }) => ({
      data: await refreshVideos(db, accountAt(config, "vimeo")),
    }),
    uploadUrl: async ({ db, viewer, config, body }) => ({
      data: await grantUploadTo(db, config, viewer, {
        kind: "feed",
        type: body.content_type,
      }),
    }),
    file: ({ db, config, query }) => listFileVideos(db, createFileStore(config), query),
    importFile: async ({ db, config, body }) => ({
      data: await importFile(db, createFileStore(config), body),
    }),
    stop: async ({ db, params }) => ({ data: await stopImport(db, params.importId) }),
    progress: async ({ db, params }) => ({
      data: (await findVideoImport(db, params.importId)) ?? notFound(),
    }),
  },
  { "video-import": videoImportSnapshot },
);
