import { contract } from "@devguild/contract/contract";
import type { VideoProvider } from "@devguild/schemas/constants/videos";

import type { Configuration } from "@devguild/config/configuration";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { createVideoHosts } from "../../ports/video-hosts/create-video-hosts.ts";
import { findVideoImport, listHostVideos, videoImportSnapshot } from "./find-imports.queries.ts";
import { importVideos, refreshVideos } from "./start-imports.commands.ts";

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
    progress: async ({ db, params }) => ({
      data: (await findVideoImport(db, params.importId)) ?? notFound(),
    }),
  },
  { "video-import": videoImportSnapshot },
);
