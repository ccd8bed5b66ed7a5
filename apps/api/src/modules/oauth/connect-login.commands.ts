import { OAUTH_MESSAGES, type OAuthProviderId } from "@devguild/schemas/constants/oauth";
import { and, eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import type { Person } from "../../ports/oauth/providers.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { issueVerification } from "../identity/email-address.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { addLoginConnection } from "../login-connections/login-connections.commands.ts";
import { loginConnections } from "../login-connections/login-connections.tables.ts";
import { revokeOtherAccess } from "../login-connections/revoke-unverified-access.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { removeTokens } from "../tokens/tokens.commands.ts";
import { requireConfirmedAddress } from "../users/confirmed-address.policy.ts";
import { lockLogin } from "../users/users.commands.ts";
import { createLogin, updateLogin } from "../users/users.commands.ts";
import { users } from "../users/users.tables.ts";

type Arrival = {
  provider: OAuthProviderId;
  person: Person;
  utm: Record<string, string> | null;
  redirect: string | null;
};

type Login = { userId: number; isNew: boolean };

const readConnected = async (tx: Db, { provider, person }: Arrival) => {
  const [found] = await tx
    .select({ userId: loginConnections.user_id })
    .from(loginConnections)
    .where(
      and(
        eq(loginConnections.provider, provider),
        eq(loginConnections.provider_user_id, person.subject),
      ),
    );
  return found?.userId;
};

const findConnected = async (tx: Db, arrival: Arrival) => {
  const userId = await readConnected(tx, arrival);
  if (userId === undefined) return undefined;
  // A concurrent account claim removes the connection, so it is read again under the lock.
  await lockLogin(tx, userId);
  return readConnected(tx, arrival);
};

const addConnection = async (
  tx: Db,
  userId: number,
  { provider, person }: Arrival,
  visitor: Visitor,
) => {
  const added = await addLoginConnection(tx, {
    user_id: userId,
    provider,
    provider_user_id: person.subject,
    email: person.email,
  });
  // Taken in the meantime, or the login is connected to another account of that provider.
  if (!added) conflict("connection_taken", OAUTH_MESSAGES.takenElsewhere);
  await recordSecurityEvent(tx, { userId }, "connection_added", visitor);
};

/** Claims a login whose address nobody had confirmed before: whoever signed up with it loses access. */
const claimAccount = async (tx: Db, userId: number, visitor: Visitor) => {
  await updateLogin(tx, userId, { password_hash: null, email_verified_at: new Date() });
  await endSessionsExcept(tx, userId);
  await removeTokens(tx, userId);
  await revokeOtherAccess(tx, userId, visitor);
  await claimAlerts(tx, userId);
  await claimRegistrations(tx, userId);
};

const joinKnown = async (
  tx: Db,
  known: { id: number; verified: boolean },
  arrival: Arrival,
  visitor: Visitor,
): Promise<Login> => {
  if (!arrival.person.emailVerified)
    conflict("email_unverified_at_provider", OAUTH_MESSAGES.emailUnverified);
  if (!known.verified) await claimAccount(tx, known.id, visitor);
  await addConnection(tx, known.id, arrival, visitor);
  return { userId: known.id, isNew: false };
};

const createGenericLogin = async (
  tx: Db,
  email: string,
  arrival: Arrival,
  visitor: Visitor,
): Promise<Login> => {
  const { person, utm, redirect } = arrival;
  const login = await createLogin(
    tx,
    {
      email,
      first_name: person.firstName.slice(0, 100),
      last_name: person.lastName.slice(0, 100),
      email_verified_at: person.emailVerified ? new Date() : null,
      utm,
    },
    { type: "generic" },
  );
  // Someone has just signed up with the same address.
  if (!login) return invalid({ code: OAUTH_MESSAGES.failed });
  await addConnection(tx, login.id, arrival, visitor);
  if (!person.emailVerified) await issueVerification(tx, login, { redirect, logsIn: false });
  return { userId: login.id, isNew: true };
};

/**
 * Returns the login for a person from a provider: the connected one, the logged-in one, the one with
 * the same address, or a new one. Source: docs/product/other-logins.md.
 */
export const connectLogin = async (
  tx: Db,
  arrival: Arrival,
  viewer: Viewer | null,
  visitor: Visitor,
): Promise<Login> => {
  const connected = await findConnected(tx, arrival);
  if (connected !== undefined) {
    if (viewer && viewer.userId !== connected)
      conflict("connection_taken", OAUTH_MESSAGES.takenElsewhere);
    return { userId: connected, isNew: false };
  }
  if (viewer) {
    requireConfirmedAddress(viewer);
    await addConnection(tx, viewer.userId, arrival, visitor);
    return { userId: viewer.userId, isNew: false };
  }
  const email = arrival.person.email ?? invalid({ email: OAUTH_MESSAGES.noEmail });
  const [known] = await tx
    .select({ id: users.id, verified: sql<boolean>`${users.email_verified_at} is not null` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for("update");
  return known
    ? joinKnown(tx, known, arrival, visitor)
    : createGenericLogin(tx, email, arrival, visitor);
};
