import type { MailSubscription } from "@devguild/schemas/alerts";
import { MESSAGES } from "@devguild/schemas/constants/identity";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import {
  findLoginOfDeveloper,
  isDigestOn,
  takesMessages,
} from "../developers/digest-consent.queries.ts";
import { takesNotificationEmails } from "../users/current-users.queries.ts";
import { type AlertLink, readAlertLink } from "./alert-links.policy.ts";
import { findSearch } from "./alerts.queries.ts";
import { describeSearch, toSearchPath } from "./describe-search.policy.ts";

const ENDED = { description: null, path: null, frequency: null, active: false } as const;

export const readLink = (secret: string, token: string): AlertLink =>
  readAlertLink(secret, token) ?? invalid({ token: MESSAGES.tokenInvalid });

const isAboutNotifications = ({ act }: AlertLink) =>
  act === "end-notification-emails" || act === "end-notifications";

/** Finds the login whose notifications by email a link ends; null if it is for something else. */
export const findLogin = async (db: Db, { act, id }: AlertLink): Promise<number | null> => {
  if (act === "end-notification-emails") return id;
  return act === "end-notifications" ? findLoginOfDeveloper(db, id) : null;
};

export const readState = async (db: Db, link: AlertLink): Promise<MailSubscription> => {
  if (link.act === "end-digest")
    return {
      ...ENDED,
      kind: "digest",
      frequency: "weekly",
      active: await isDigestOn(db, link.id),
    };
  if (link.act === "end-messages")
    return { ...ENDED, kind: "messages", active: await takesMessages(db, link.id) };
  if (isAboutNotifications(link)) {
    const login = await findLogin(db, link);
    return {
      ...ENDED,
      kind: "notifications",
      active: login !== null && (await takesNotificationEmails(db, login)),
    };
  }
  const row = await findSearch(db, link.id);
  if (!row) return { ...ENDED, kind: "alert" };
  const catalogue = await getCatalogue(db);
  return {
    kind: "alert",
    description: describeSearch(catalogue, row.search),
    path: toSearchPath(catalogue, row.search),
    frequency: link.act === "confirm" && row.email !== null ? link.frequency : row.frequency,
    active: row.due_at !== null,
  };
};

/** Returns what the token of an email link is for, and whether its emails are active. Changes nothing. */
export const readSubscription = async (db: Db, secret: string, token: string) => {
  const link = readLink(secret, token);
  const state = await readState(db, link);
  // A confirmation link is invalid once the alert is gone.
  return link.act === "confirm" && state.description === null
    ? invalid({ token: MESSAGES.tokenInvalid })
    : state;
};
