import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { grantUploadTo } from "../uploads/grant-upload.commands.ts";
import {
  applyImport,
  closeAnyway,
  decideChange,
  importSnapshot,
  stopImport,
} from "./job-listings.commands.ts";
import { jobListingSnapshot, updateJobListing } from "./correct-listing.commands.ts";
import { LISTINGS_HEAD, toListingCells } from "./listings-csv.policy.ts";
import { listChanges, listJobListings, readJobListings } from "./job-listings.queries.ts";
import { findImport, listSources } from "./listing-sources.queries.ts";
import {
  importAgain,
  importListings,
  listingSourceSnapshot,
  updateSource,
} from "./start-imports.commands.ts";

export const jobListingRoutes = implement(
  contract.jobListings,
  {
    list: async ({ db, query }) => {
      const { rows, total, isCapped } = await listJobListings(db, query);
      return { data: rows, meta: toListMeta(query, total, isCapped) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "job-listings");
      return {
        name: "job-listings.csv",
        body: toCsv(LISTINGS_HEAD, readJobListings(db, query), toListingCells),
      };
    },
    update: async ({ db, params, body }) => ({ data: await updateJobListing(db, params.id, body) }),
    sources: async ({ db }) => ({ data: await listSources(db) }),
    updateSource: async ({ db, params, body }) => ({
      data: await updateSource(db, params.id, body),
    }),
    importAgain: async ({ db, params }) => ({ data: await importAgain(db, params.id) }),
    uploadUrl: async ({ db, viewer, config, body }) => ({
      data: await grantUploadTo(db, config, viewer, {
        kind: "feed",
        type: body.content_type,
        ownerId: viewer.userId,
      }),
    }),
    startImport: async ({ db, viewer, config, body }) => ({
      data: await importListings(db, viewer, body, createFileStore(config)),
    }),
    progress: async ({ db, params }) => ({ data: (await findImport(db, params.id)) ?? notFound() }),
    changes: async ({ db, params, query }) => {
      if (!(await findImport(db, params.id))) notFound();
      const { rows, total } = await listChanges(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    decide: async ({ db, params, body }) => ({
      data: await decideChange(db, { runId: params.id, id: params.changeId }, body),
    }),
    closeAnyway: async ({ db, params, body }) => ({
      data: await closeAnyway(db, params.id, body),
    }),
    apply: async ({ db, params }) => ({ data: await applyImport(db, params.id) }),
    stop: async ({ db, params }) => ({ data: await stopImport(db, params.id) }),
  },
  {
    "listing-import": importSnapshot,
    "listing-source": listingSourceSnapshot,
    "job-listing": jobListingSnapshot,
  },
);
