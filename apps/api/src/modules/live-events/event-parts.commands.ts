import type { LiveEventBody } from "@devguild/schemas/admin-live-events";
import type { BACKER_KINDS } from "@devguild/schemas/constants/live-events";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { liveEventAds, liveEventBackers, liveEventSpeakers } from "./live-events.tables.ts";

type Parts = Pick<LiveEventBody, "speaker_ids" | "sponsors" | "partners" | "ads">;
type Kind = (typeof BACKER_KINDS)[number];

const replaceSpeakers = async (tx: Db, eventId: number, ids: readonly number[]) => {
  await tx.delete(liveEventSpeakers).where(eq(liveEventSpeakers.live_event_id, eventId));
  const rows = [...new Set(ids)].map((speaker_id, position) => ({
    live_event_id: eventId,
    speaker_id,
    position,
  }));
  if (rows.length > 0) await tx.insert(liveEventSpeakers).values(rows);
};

const replaceBackers = async (
  tx: Db,
  eventId: number,
  { kind, backers }: { kind: Kind; backers: NonNullable<Parts["sponsors"]> },
) => {
  await tx
    .delete(liveEventBackers)
    .where(and(eq(liveEventBackers.live_event_id, eventId), eq(liveEventBackers.kind, kind)));
  const rows = backers.map(({ name, company_id, logo_url, url }, position) => ({
    live_event_id: eventId,
    kind,
    name,
    company_id,
    logo_url,
    url: url ?? null,
    position,
  }));
  if (rows.length > 0) await tx.insert(liveEventBackers).values(rows);
};

const replaceAds = async (tx: Db, eventId: number, ads: NonNullable<Parts["ads"]>) => {
  await tx.delete(liveEventAds).where(eq(liveEventAds.live_event_id, eventId));
  const rows = ads.map(({ title, body, image_url, url, partner_name }, position) => ({
    live_event_id: eventId,
    title,
    body,
    image_url,
    url: url ?? "",
    partner_name,
    position,
  }));
  if (rows.length > 0) await tx.insert(liveEventAds).values(rows);
};

/** Replaces those of an event's speakers, sponsors, partners and ads that are sent. */
export const replaceEventParts = async (tx: Db, eventId: number, parts: Parts): Promise<void> => {
  const { speaker_ids, sponsors, partners, ads } = parts;
  if (speaker_ids) await replaceSpeakers(tx, eventId, speaker_ids);
  if (sponsors) await replaceBackers(tx, eventId, { kind: "sponsor", backers: sponsors });
  if (partners) await replaceBackers(tx, eventId, { kind: "partner", backers: partners });
  if (ads) await replaceAds(tx, eventId, ads);
};
