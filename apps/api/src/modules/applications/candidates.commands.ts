import type {
  candidateStatusBody,
  guardedCandidateStatusBody,
} from "@devguild/schemas/applications";
import { UNDO_S } from "@devguild/schemas/constants/candidate-inbox";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";
import { applicationStatusMail, newCandidateMail } from "./applications.mails.ts";
import { VISIBLE_TO_COMPANY } from "./applications.policy.ts";
import { type CandidateReader } from "./candidates.queries.ts";
import { findCandidate } from "./read-candidates.queries.ts";
import {
  type CandidateAddress,
  type LockedCandidate,
  lockCandidate,
} from "./lock-candidate.commands.ts";
import { changeStatus, requireMove } from "./change-status.commands.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

type Address = Required<CandidateAddress>;
type Move = z.output<typeof candidateStatusBody>;

/**
 * Builds the email about a status change: to the company if the candidate is new to it, else to the
 * developer.
 */
const buildMoveMail = (candidate: LockedCandidate, { status, reason, notify }: Move) => {
  const { email, firstName, lastName, job, ownerEmail } = candidate;
  const isNewToCompany =
    status === APPLICATION_STATUSES.NEW_CANDIDATE && !VISIBLE_TO_COMPANY.includes(candidate.status);
  if (isNewToCompany)
    return ownerEmail ? newCandidateMail(ownerEmail, `${firstName} ${lastName}`.trim(), job) : null;
  return notify && !candidate.isGone
    ? applicationStatusMail(email, firstName, job, status, reason)
    : null;
};

const move = async (
  tx: Db,
  viewer: Viewer,
  address: Address,
  mover: CandidateReader,
  wanted: Move,
) => {
  const candidate = await lockCandidate(tx, address, mover);
  requireMove(candidate, wanted.status, mover);
  await changeStatus(tx, candidate, {
    status: wanted.status,
    mover,
    userId: viewer.userId,
    reason: wanted.reason,
    mail: buildMoveMail(candidate, wanted),
    delay: UNDO_S,
  });
  return (await findCandidate(tx, address, mover)) ?? notFound();
};

/**
 * Changes a candidate's status, if the company may; the developer is notified unless the company opts
 * out.
 */
export const moveCandidate = (db: Db, viewer: Viewer, address: Address, wanted: Move) =>
  transaction(db, (tx) => move(tx, viewer, address, "company", wanted));

/**
 * Changes a candidate's status as staff, who must confirm a second factor for this candidate first.
 * Source: docs/product/applications.md.
 */
export const changeCandidateStatus = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { mfa_token, ...wanted }: z.output<typeof guardedCandidateStatusBody>,
) =>
  transaction(db, async (tx) => {
    await redeemMfaToken(tx, viewer, {
      action: "candidate.change-status",
      subjectId: address.candidateId,
      token: mfa_token,
    });
    return move(tx, viewer, address, "admin", wanted);
  });
