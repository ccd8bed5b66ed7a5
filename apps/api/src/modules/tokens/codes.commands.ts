import { randomInt } from "node:crypto";

import type { Db } from "../../db/db.ts";
import { hashCode } from "../../secrets/encryption.ts";
import { dropTokens, issueToken, redeemToken } from "./tokens.commands.ts";

const CODE_DIGITS = 6;

type CodePurpose = "set-password" | "delete-account";

const hashFor = (secret: string, purpose: CodePurpose, userId: number, code: string) =>
  hashCode(secret, `${purpose} ${userId}`, code);

/** Issues the 6-digit code for a purpose, to be emailed to the login's address; earlier ones become invalid. */
export const issueCode = async (
  tx: Db,
  secret: string,
  purpose: CodePurpose,
  { userId, email }: { userId: number; email: string },
): Promise<string> => {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  await dropTokens(tx, userId, [purpose]);
  await issueToken(tx, { purpose, userId, email }, hashFor(secret, purpose, userId, code));
  return code;
};

/** Uses up a login's code; returns whether it was right. */
export const redeemCode = async (
  tx: Db,
  secret: string,
  purpose: CodePurpose,
  userId: number,
  code: string,
): Promise<boolean> =>
  (await redeemToken(tx, purpose, hashFor(secret, purpose, userId, code))) !== undefined;
