import { randomBytes } from "node:crypto";

import { FORM_HOURS_MAX, FORM_MESSAGES, FORM_SECONDS_MIN } from "@devguild/schemas/constants/forms";

import type { Db } from "../../db/db.ts";
import { invalid, Problem } from "../../http/problems.ts";
import { isSigned, sign } from "../../ports/files/signatures.ts";
import type { Limit } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";

const MINIMUM = FORM_SECONDS_MIN * 1000;
const MAX_AGE_MS = FORM_HOURS_MAX * 60 * 60 * 1000;

/** How many forms one token can send. Counted for longer than a token is valid. */
const USE_LIMIT: Limit = { name: "form-token", attempts: 1, seconds: (FORM_HOURS_MAX + 1) * 3600 };

const signed = (at: string, number: string) => ["form-token", at, number];

/**
 * Issues a form's token: the time when it was shown, signed. Pages are cached and shared, so a token
 * can't be embedded in them; the form requests one once it is shown. Source: docs/product/forms.md.
 */
export const issueFormToken = (secret: string, now = Date.now()): string => {
  const number = randomBytes(9).toString("base64url");
  return [now, number, sign(secret, signed(String(now), number))].join(".");
};

const refuse = (message: string) => invalid({ form_token: message });

/**
 * Rejects a form that was filled in faster than a person could, too long after it was shown, or without
 * a token.
 */
export const requireFormToken = (secret: string, token: string, now = Date.now()): void => {
  const [at = "", number = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || !isSigned(secret, signed(at, number), signature))
    refuse(FORM_MESSAGES.tokenInvalid);
  const age = now - Number(at);
  if (age < MINIMUM) refuse(FORM_MESSAGES.tooFast);
  if (age > MAX_AGE_MS) refuse(FORM_MESSAGES.tooLate);
};

/** Uses up a token. A token sends only one form, so a spammer has to request and wait for each. */
export const redeemFormToken = async (db: Db, token: string): Promise<void> => {
  try {
    await countAttempt(db, USE_LIMIT, token);
  } catch (error) {
    if (error instanceof Problem) refuse(FORM_MESSAGES.sentBefore);
    throw error;
  }
};
