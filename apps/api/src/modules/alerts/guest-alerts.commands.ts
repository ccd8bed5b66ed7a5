import type { Configuration } from "@devguild/config/configuration";
import type { guestAlertBody, MailSubscription, SearchToSave } from "@devguild/schemas/alerts";
import {
  ALERT_CONFIRM_DAYS,
  ALERT_MESSAGES,
  SAVED_SEARCHES_MAX,
} from "@devguild/schemas/constants/alerts";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, HOUR_S } from "../../time.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { CONSENT_VERSION } from "../consents/consents.policy.ts";
import { lockDeveloper } from "../developers/skills-and-languages.commands.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { signAlertLink, readAlertLink } from "./alert-links.policy.ts";
import { confirmAlertMail } from "./alerts.mails.ts";
import { findOwner, findSearch, lockGuestSearches } from "./alerts.queries.ts";
import { savedSearches, type SavedSearchRow } from "./alerts.tables.ts";
import { canonicalSearch, hashSearch, requireFindable } from "./canonical-search.policy.ts";
import { claimAlerts } from "./claim-alerts.commands.ts";
import { describeSearch, toSearchPath } from "./describe-search.policy.ts";
import { firstDue } from "./due.policy.ts";
import { toSearchName } from "./saved-searches.policy.ts";

/** Alerts that are asked for from one network address, and for one email address. */
const VISITOR_LIMIT = { name: "alert-place", attempts: 20, seconds: HOUR_S };

const ADDRESS_LIMIT = { name: "alert", attempts: 5, seconds: HOUR_S };

const oldestToConfirm = (now: Date) => new Date(now.getTime() - ALERT_CONFIRM_DAYS * DAY_MS);

// Words are left out of a mail that anybody can have sent to anybody: they may be an advertisement.
const describeToStranger = (catalogue: Catalogue, search: SearchToSave) => {
  const filters = describeSearch(catalogue, { ...search, job_title: "" });
  return search.job_title === "" ? filters : `${filters}, with your own keywords`;
};

/**
 * Notes that somebody wants an alert, and mails the link that begins it. Whatever is known of the
 * address, the answer and the mail are the same. Source: docs/product/alerts.md.
 */
export const requestAlert = async (
  db: Db,
  config: Configuration,
  { email, search: asked, frequency }: z.output<typeof guestAlertBody>,
  visitor: Visitor,
) => {
  const catalogue = await getCatalogue(db);
  requireFindable(catalogue, asked);
  await countAttempt(db, VISITOR_LIMIT, visitor.address);
  await countAttempt(db, ADDRESS_LIMIT, email);
  const search = canonicalSearch(asked);
  await transaction(db, async (tx) => {
    const now = new Date();
    // One that is confirmed stays as it is: the link may change how often, its asker may not.
    const [row] = await tx
      .insert(savedSearches)
      .values({
        email: email.toLowerCase(),
        name: toSearchName(describeSearch(catalogue, search)),
        search,
        search_hash: hashSearch(search),
        frequency,
        terms_version: CONSENT_VERSION,
        created_at: now,
      })
      .onConflictDoUpdate({
        target: [savedSearches.email, savedSearches.search_hash],
        set: {
          created_at: sql`case when ${savedSearches.confirmed_at} is null then excluded.created_at else ${savedSearches.created_at} end`,
        },
      })
      .returning({ id: savedSearches.id });
    if (!row) throw new Error("Neither a new alert nor a known one.");
    const token = signAlertLink(config.secret, { act: "confirm", id: row.id, frequency });
    const description = describeToStranger(catalogue, search);
    await enqueue(tx, confirmAlertMail(email, { description, frequency }, token));
  });
  return { email };
};

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

/** How many searches a person has whose alert a link would add one more to. */
const countOthers = (tx: Db, owner: { developerId: number } | undefined, mine: SavedSearchRow[]) =>
  owner
    ? tx.$count(savedSearches, eq(savedSearches.developer_id, owner.developerId))
    : mine.filter(({ confirmed_at }) => confirmed_at !== null).length;

/** Begins an alert that waits for it, or changes how often one is mailed that has begun. */
const begin = async (tx: Db, id: number, email: string, frequency: "daily" | "weekly") => {
  const now = new Date();
  const owner = await findOwner(tx, { email });
  if (owner) await lockDeveloper(tx, owner.developerId);
  const mine = await lockGuestSearches(tx, email);
  const row = mine.find((each) => each.id === id);
  // Taken over by a developer at this very moment: then it is theirs to change.
  if (!row) return;
  if (row.confirmed_at === null) {
    if (row.created_at < oldestToConfirm(now)) refuse();
    if ((await countOthers(tx, owner, mine)) >= SAVED_SEARCHES_MAX)
      conflict("too_many_saved_searches", ALERT_MESSAGES.searchesMany);
  }
  const lookedAt = row.confirmed_at === null ? now : row.looked_at;
  await tx
    .update(savedSearches)
    .set({
      frequency,
      confirmed_at: row.confirmed_at ?? now,
      looked_at: lookedAt,
      due_at: firstDue(frequency, lookedAt),
    })
    .where(eq(savedSearches.id, id));
  if (owner) await claimAlerts(tx, owner.userId);
};

/**
 * Confirms an alert by its link's token; followed twice it stays confirmed. Where a developer has the
 * address by now, the search becomes theirs. Source: docs/product/alerts.md.
 */
export const confirmAlert = (
  db: Db,
  { secret }: Configuration,
  token: string,
): Promise<MailSubscription> =>
  transaction(db, async (tx) => {
    const link = readAlertLink(secret, token);
    if (link?.act !== "confirm") return refuse();
    const row = (await findSearch(tx, link.id)) ?? refuse();
    if (row.email !== null) await begin(tx, row.id, row.email, link.frequency);
    const catalogue = await getCatalogue(tx);
    const frequency = row.email === null ? row.frequency : link.frequency;
    return {
      kind: "alert" as const,
      description: describeSearch(catalogue, row.search),
      path: toSearchPath(catalogue, row.search),
      frequency,
      active: frequency !== "never",
    };
  });

/** Removes the alerts that nobody confirmed in time. */
export const cleanUpUnconfirmedAlerts = (db: Db, now = new Date()) =>
  db
    .delete(savedSearches)
    .where(
      and(isNull(savedSearches.confirmed_at), lt(savedSearches.created_at, oldestToConfirm(now))),
    );
