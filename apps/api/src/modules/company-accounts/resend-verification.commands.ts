import { COMPANY_ACCOUNT_MESSAGES } from "@devguild/schemas/constants/company-accounts";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { issueVerification } from "../identity/email-address.commands.ts";
import { VERIFICATION_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { findAccountHolder } from "./company-accounts.queries.ts";

/** Sends the account holder another link that confirms their address; throws 409 if it is confirmed. */
export const resendHolderVerification = async (db: Db, companyId: number) => {
  const { id, email, email_verified } = (await findAccountHolder(db, companyId)) ?? notFound();
  if (email_verified) conflict("already_verified", COMPANY_ACCOUNT_MESSAGES.alreadyVerified);
  await countAttempt(db, VERIFICATION_LIMIT, String(id));
  await transaction(db, (tx) =>
    issueVerification(tx, { id, email }, { redirect: null, logsIn: false }),
  );
  return { email };
};
