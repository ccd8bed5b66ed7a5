import { SECURITY_EVENT_NAMES, SECURITY_EVENTS } from "@devguild/schemas/constants/security";
import { and, asc, eq, isNull, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { accountDeletions } from "../accounts/accounts.tables.ts";
import { LOGIN, loginAction } from "../audit/audit.policy.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { consents } from "../consents/consents.tables.ts";
import { loginConnections } from "../login-connections/login-connections.tables.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { users } from "../users/users.tables.ts";
import { dataExports } from "./data-export.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";

const readAccount = async (db: Db, { userId }: Person) => {
  const [login] = await db.select().from(users).where(eq(users.id, userId));
  if (!login) return undefined;
  const { password_hash, current_account_id: _, ...fields } = login;
  const deletions = await db
    .select({
      account_type: accountDeletions.account_type,
      deleted_at: accountDeletions.deleted_at,
      restorable_until: accountDeletions.restorable_until,
      restored_at: accountDeletions.restored_at,
      purged_at: accountDeletions.purged_at,
    })
    .from(accountDeletions)
    .where(eq(accountDeletions.user_id, userId))
    .orderBy(asc(accountDeletions.id));
  return { ...fields, has_password: password_hash !== null, deletions };
};

// Guest consents belong to the owner of the address once it is confirmed.
const readConsents = (db: Db, { userId, email, emailVerified }: Person) =>
  db
    .select({
      purpose: consents.purpose,
      email: consents.email,
      text_version: consents.text_version,
      source: consents.source,
      given_at: consents.given_at,
      confirmed_at: consents.confirmed_at,
      withdrawn_at: consents.withdrawn_at,
    })
    .from(consents)
    .where(
      or(
        eq(consents.user_id, userId),
        emailVerified
          ? and(isNull(consents.user_id), eq(consents.email, email.toLowerCase()))
          : undefined,
      ),
    )
    .orderBy(asc(consents.id));

const readConnections = (db: Db, { userId }: Person) =>
  db
    .select({
      provider: loginConnections.provider,
      provider_user_id: loginConnections.provider_user_id,
      email: loginConnections.email,
      created_at: loginConnections.created_at,
    })
    .from(loginConnections)
    .where(eq(loginConnections.user_id, userId))
    .orderBy(asc(loginConnections.id));

const readSessions = (db: Db, { userId }: Person) =>
  db
    .select({
      address: sessions.address,
      browser: sessions.user_agent,
      second_factor_at: sessions.second_factor_at,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(asc(sessions.id));

const readLinks = (db: Db, { userId }: Person) =>
  db
    .select({
      purpose: oneTimeTokens.purpose,
      email: oneTimeTokens.email,
      created_at: oneTimeTokens.created_at,
      expires_at: oneTimeTokens.expires_at,
      used_at: oneTimeTokens.used_at,
    })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.user_id, userId))
    .orderBy(asc(oneTimeTokens.id));

const EVENT_TEXTS = new Map<string, string>(
  SECURITY_EVENT_NAMES.map((event) => [loginAction(event), SECURITY_EVENTS[event]]),
);

const readSecurityEvents = async (db: Db, { userId }: Person) => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, LOGIN), eq(auditLog.subject_id, userId)))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, details, created_at }) => ({
    event: EVENT_TEXTS.get(action) ?? action,
    at: created_at,
    details,
  }));
};

const readExports = (db: Db, { userId }: Person) =>
  db
    .select({
      status: dataExports.status,
      created_at: dataExports.created_at,
      finished_at: dataExports.finished_at,
      expires_at: dataExports.expires_at,
      size: dataExports.size,
    })
    .from(dataExports)
    .where(eq(dataExports.user_id, userId))
    .orderBy(asc(dataExports.id));

const readNotifications = (db: Db, { userId }: Person) =>
  db
    .select({
      kind: notifications.kind,
      title: notifications.title,
      text: notifications.body,
      path: notifications.url,
      created_at: notifications.created_at,
      read_at: notifications.read_at,
    })
    .from(notifications)
    .where(eq(notifications.user_id, userId))
    .orderBy(asc(notifications.id));

const readPushDevices = (db: Db, { userId }: Person) =>
  db
    .select({
      browser: pushSubscriptions.user_agent,
      push_service: pushSubscriptions.endpoint,
      created_at: pushSubscriptions.created_at,
      last_delivered_at: pushSubscriptions.last_delivered_at,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, userId))
    .orderBy(asc(pushSubscriptions.id));

/** The data about the login itself. */
export const LOGIN_SUBJECTS: readonly Subject[] = [
  {
    file: "account.json",
    description: "your login: names, email addresses, phone numbers, dates and deleted accounts",
    of: [users.email, accountDeletions.user_id],
    read: readAccount,
  },
  {
    file: "consents.json",
    description: "what you agreed to, when and where, and what you withdrew",
    of: [consents.user_id, consents.email],
    read: readConsents,
  },
  {
    file: "login-connections.json",
    description: "accounts at other providers that you can log in with",
    of: [loginConnections.user_id, loginConnections.email],
    read: readConnections,
  },
  {
    file: "sessions.json",
    description: "devices you’re logged in on: IP address, browser and times",
    of: [sessions.user_id],
    read: readSessions,
  },
  {
    file: "links-and-codes.json",
    description: "recent emails with links and codes, without the links and codes themselves",
    of: [oneTimeTokens.user_id, oneTimeTokens.email],
    read: readLinks,
  },
  {
    file: "security-events.json",
    description: "recent activity on your login, with IP address and browser",
    of: [auditLog.user_id],
    read: readSecurityEvents,
  },
  {
    file: "data-exports.json",
    description: "when you requested copies of your data",
    of: [dataExports.user_id],
    read: readExports,
  },
  {
    file: "notifications.json",
    description: "what we notified you of in the app, and when you read it",
    of: [notifications.user_id],
    read: readNotifications,
  },
  {
    file: "push-devices.json",
    description: "devices you get push notifications on, and when the last one was sent there",
    of: [pushSubscriptions.user_id],
    read: readPushDevices,
  },
];
