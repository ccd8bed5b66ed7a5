import { randomInt } from "node:crypto";

import type { Configuration } from "@devguild/config/configuration";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, isNull, lt, sql } from "drizzle-orm";

import { type Db, iso, transaction } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashCode } from "../../secrets/encryption.ts";
import { hashToken, generateToken } from "../../secrets/tokens.ts";
import { MINUTE_MS } from "../../time.ts";
import { TEXTS_A_DAY, TEXTS_AN_HOUR } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { type Challenge, isOpen } from "./challenges.queries.ts";
import { maskPhone } from "./mfa.queries.ts";
import { mfaChallenges, mfaTokens } from "./mfa.tables.ts";
import { sendTextTask } from "./sms.tasks.ts";

const LIFETIME_MS = 10 * MINUTE_MS;
const PASSKEY_LIFETIME_MS = 5 * MINUTE_MS;

type Purpose = Challenge["purpose"];

/** Stores a challenge; its token is returned once and stored only as a hash. */
export const openChallenge = async (
  db: Db,
  values: Pick<typeof mfaChallenges.$inferInsert, "purpose" | "user_id"> &
    Partial<Pick<Challenge, "action" | "subject_id" | "passkey_challenge">>,
) => {
  const token = generateToken();
  const [challenge] = await db
    .insert(mfaChallenges)
    .values({
      ...values,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + LIFETIME_MS),
    })
    .returning();
  if (!challenge) throw new Error("The challenge wasn’t created.");
  return { token, challenge };
};

/**
 * Counts an attempt at a challenge; null if it was answered, has expired or was tried too often. The
 * attempt is counted before the answer is checked, so that of a hundred concurrent ones only five pass.
 */
export const countChallengeAttempt = async (db: Db, id: number) => {
  const [challenge] = await db
    .update(mfaChallenges)
    .set({ tries: sql`${mfaChallenges.tries} + 1` })
    .where(and(eq(mfaChallenges.id, id), isOpen()))
    .returning();
  return challenge ?? null;
};

/** Closes an answered challenge; returns false if another request closed it first. */
export const closeChallenge = async (tx: Db, id: number) => {
  const closed = await tx
    .update(mfaChallenges)
    .set({ used_at: new Date(), code_hash: null, passkey_challenge: null })
    .where(and(eq(mfaChallenges.id, id), isNull(mfaChallenges.used_at)))
    .returning();
  return closed.length > 0;
};

/** Deletes a login's challenges, of one purpose or all. */
export const dropChallenges = (tx: Db, userId: number, purpose?: Purpose) =>
  tx
    .delete(mfaChallenges)
    .where(
      and(
        eq(mfaChallenges.user_id, userId),
        purpose === undefined ? undefined : eq(mfaChallenges.purpose, purpose),
      ),
    );

/** Returns what a passkey has to sign for a challenge; null if that is too old. */
export const getPasskeyChallenge = ({ passkey_challenge, created_at }: Challenge) =>
  created_at.getTime() > Date.now() - PASSKEY_LIFETIME_MS ? passkey_challenge : null;

const hashChallengeCode = (config: Configuration, { id }: Pick<Challenge, "id">, code: string) =>
  hashCode(config.secret, `text message ${id}`, code);

/** Returns whether a code is the one sent for a challenge. */
export const isSentCode = (config: Configuration, challenge: Challenge, code: string) =>
  challenge.code_hash !== null &&
  challenge.code_expires_at !== null &&
  challenge.code_expires_at > new Date() &&
  // Both sides are keyed hashes, so the time the comparison takes reveals nothing about the code.
  challenge.code_hash === hashChallengeCode(config, challenge, code.replace(/\D/g, ""));

/** Returns whether text messages can be delivered: in production only with a provider. */
export const canSendTexts = (config: Configuration) =>
  config.env === "demo" || config.twilio !== undefined;

/**
 * Sends a new code for a challenge to a phone; the previous code becomes invalid. An unconfirmed number
 * has a separate limit, or several logins could spam its owner.
 */
export const sendCode = async (
  db: Db,
  config: Configuration,
  challenge: Pick<Challenge, "id" | "expires_at">,
  { recipient, phone, isNew = false }: { recipient: string; phone: string; isNew?: boolean },
) => {
  await countAttempt(db, TEXTS_AN_HOUR, recipient);
  await countAttempt(db, TEXTS_A_DAY, recipient);
  if (isNew) await countAttempt(db, TEXTS_A_DAY, phone);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await transaction(db, async (tx) => {
    await tx
      .update(mfaChallenges)
      .set({
        code_hash: hashChallengeCode(config, challenge, code),
        code_expires_at: expiresAt,
        expires_at: expiresAt,
      })
      .where(and(eq(mfaChallenges.id, challenge.id), isNull(mfaChallenges.used_at)));
    await enqueue(
      tx,
      sendTextTask({
        to: phone,
        text: `${code} is your ${PRODUCT_NAME} code. It expires in 10 minutes. Never share it with anyone.`,
      }),
    );
  });
  return { masked_phone: maskPhone(phone), expires_at: iso(expiresAt) };
};

/** Deletes expired challenges and proofs. */
export const cleanUpMfa = async (db: Db) => {
  const now = new Date();
  await db.delete(mfaChallenges).where(lt(mfaChallenges.expires_at, now));
  await db.delete(mfaTokens).where(lt(mfaTokens.expires_at, now));
};
