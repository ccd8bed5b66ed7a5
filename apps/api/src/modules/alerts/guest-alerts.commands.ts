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
import { DAY_MS, HOUR_S } from "../../time.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { CONSENT_VERSION } from "../consents/consents.policy.ts";
import { lockDeveloper } from "../developers/skills-and-languages.commands.ts";
import { enqueueRequestedMail } from "../mail/requested-mails.commands.ts";
import type { NetworkLimit } from "../throttling/limits.policy.ts";
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

/** Alert requests are limited per network, and there per email address. */
const VISITOR_LIMIT: NetworkLimit = {
  name: "alert-place",
  attempts: 20,
  seconds: HOUR_S,
  per: "network",
};

const ADDRESS_LIMIT: NetworkLimit = {
  name: "alert",
  attempts: 5,
  seconds: HOUR_S,
  per: "network",
};

const getConfirmationCutoff = (now: Date) => new Date(now.getTime() - ALERT_CONFIRM_DAYS * DAY_MS);

// Anyone can send this email to any address, so free text is left out: it could be advertising.
const describeForGuest = (catalogue: Catalogue, search: SearchToSave) => {
  const filters = describeSearch(catalogue, { ...search, job_title: "" });
  return search.job_title === "" ? filters : `${filters}, with your own keywords`;
};

/**
 * Stores a guest's alert and emails the link that confirms it. Response and email are the same whatever
 * is known about the address. Source: docs/product/alerts.md.
 */
export const requestAlert = async (
  db: Db,
  config: Configuration,
  { email, search: requested, frequency }: z.output<typeof guestAlertBody>,
  visitor: Visitor,
) => {
  const catalogue = await getCatalogue(db);
  requireFindable(catalogue, requested);
  await countAttempt(db, VISITOR_LIMIT, visitor);
  await countAttempt(db, ADDRESS_LIMIT, { ...visitor, at: email });
  const search = canonicalSearch(requested);
  await transaction(db, async (tx) => {
    const now = new Date();
    // A confirmed alert is not changed here: only the email's link may change its frequency, not the
    // requester.
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
    if (!row) throw new Error("The alert was neither created nor found.");
    const token = signAlertLink(config.secret, { act: "confirm", id: row.id, frequency });
    const description = describeForGuest(catalogue, search);
    await enqueueRequestedMail(
      tx,
      email,
      confirmAlertMail(email, { description, frequency }, token),
    );
  });
  return { email };
};

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

/** Counts the searches that count towards the limit of the person who confirms an alert. */
const countOthers = (tx: Db, owner: { developerId: number } | undefined, mine: SavedSearchRow[]) =>
  owner
    ? tx.$count(savedSearches, eq(savedSearches.developer_id, owner.developerId))
    : mine.filter(({ confirmed_at }) => confirmed_at !== null).length;

/** Starts an unconfirmed alert, or changes the frequency of a confirmed one. */
const startAlert = async (tx: Db, id: number, email: string, frequency: "daily" | "weekly") => {
  const now = new Date();
  const owner = await findOwner(tx, { email });
  if (owner) await lockDeveloper(tx, owner.developerId);
  const mine = await lockGuestSearches(tx, email);
  const row = mine.find((each) => each.id === id);
  // A developer has just claimed it, so only they can change it.
  if (!row) return;
  if (row.confirmed_at === null) {
    if (row.created_at < getConfirmationCutoff(now)) refuse();
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
 * Confirms an alert by its link's token; confirming it twice is harmless. If a developer owns the
 * address by now, the search moves to their account. Source: docs/product/alerts.md.
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
    if (row.email !== null) await startAlert(tx, row.id, row.email, link.frequency);
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

/** Deletes alerts that were not confirmed in time. */
export const cleanUpUnconfirmedAlerts = (db: Db, now = new Date()) =>
  db
    .delete(savedSearches)
    .where(
      and(
        isNull(savedSearches.confirmed_at),
        lt(savedSearches.created_at, getConfirmationCutoff(now)),
      ),
    );
