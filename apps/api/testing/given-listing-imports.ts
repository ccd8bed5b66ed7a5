import { randomUUID } from "node:crypto";

import type { Db } from "../src/db/db.ts";
import {
  jobFeedChanges,
  jobFeedRuns,
  jobFeeds,
  jobListings,
} from "../src/modules/job-listings/job-listings.tables.ts";
import { createFileStore } from "../src/ports/files/create-file-store.ts";
import { getFolder } from "../src/ports/files/signed-uploads.ts";
import { testConfig } from "./test-config.ts";

let serial = 0;

/** Creates imports of listings. */
export const givenListingImportsOn = (db: Db) => {
  /** Stores a file of listings that someone uploaded; returns its key. */
  const listingFile = async (userId: number, text: string, format: "csv" | "json" = "json") => {
    const key = `${userId}-${randomUUID()}.${format}`;
    await createFileStore(testConfig).save(getFolder("feed"), key, Buffer.from(text));
    return key;
  };

  /** Creates a source with an address, which was never imported. */
  const listingSource = async () => {
    serial += 1;
    const [feed] = await db
      .insert(jobFeeds)
      .values({
        name: `Board ${serial}`,
        format: "json",
        address: `https://feeds.example/${serial}.json`,
      })
      .returning();
    if (!feed) throw new Error("No source was made.");
    return feed;
  };

  /** Creates a dry run of a new source that waits for approval and would close one listing. */
  const listingImport = async ({ refused = 0 }: { refused?: number } = {}) => {
    serial += 1;
    const [feed] = await db
      .insert(jobFeeds)
      .values({ name: `Given partner ${serial}`, format: "json", address: "" })
      .returning();
    if (!feed) throw new Error("No source was made.");
    const [run] = await db
      .insert(jobFeedRuns)
      .values({
        feed_id: feed.id,
        state: "review",
        is_reviewed: true,
        total: 1,
        to_close: 1,
        refused,
      })
      .returning();
    if (!run) throw new Error("No import was made.");
    const [change] = await db
      .insert(jobFeedChanges)
      .values({
        run_id: run.id,
        kind: "closing",
        external_id: "1",
        title: "Engineer",
        is_included: true,
      })
      .returning();
    if (!change) throw new Error("No change was made.");
    if (refused > 0)
      await db.insert(jobListings).values({
        source: "json",
        feed_id: feed.id,
        external_id: "1",
        title: "Engineer",
        company_name: "Partner",
        url: "https://partner.example/1",
        published_at: new Date(),
        last_seen_at: new Date(),
      });
    return { id: run.id, changeId: change.id };
  };
  return { listingFile, listingImport, listingSource };
};
