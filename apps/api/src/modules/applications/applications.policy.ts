import {
  APPLICATION_TRANSITIONS,
  type ApplicationMover,
} from "@devguild/schemas/constants/applications";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

/**
 * Returns whether `mover` may change an application's status from `from` to `to`.
 * Source: docs/product/applications.md.
 */
export const canMove = (from: ApplicationStatus, to: ApplicationStatus, mover: ApplicationMover) =>
  APPLICATION_TRANSITIONS[from][to]?.includes(mover) ?? false;

/**
 * Returns the first status of an application: one for a pay-per-hire job waits for a talent manager, an
 * external one only records that the developer went to the company's site.
 */
export const getInitialStatus = (job: {
  offerType: number;
  isExternal: boolean;
}): ApplicationStatus =>
  job.isExternal || job.offerType === OFFER_TYPES.PPH
    ? APPLICATION_STATUSES.APPLIED
    : APPLICATION_STATUSES.NEW_CANDIDATE;

/** The statuses in which an application is visible to the company. */
export const VISIBLE_TO_COMPANY: readonly ApplicationStatus[] = [
  APPLICATION_STATUSES.NEW_CANDIDATE,
  APPLICATION_STATUSES.INTERVIEWING,
  APPLICATION_STATUSES.HIRED,
  APPLICATION_STATUSES.WALKED_AWAY,
  APPLICATION_STATUSES.DECLINED_BY_COMPANY,
];

/** Lists what a developer still has to complete before applying; empty if nothing is missing. */
export const listMissingFields = (developer: {
  emailVerified: boolean;
  hasLocation: boolean;
  skills: number;
}): ("email" | "location" | "skills")[] => [
  ...(developer.emailVerified ? [] : (["email"] as const)),
  ...(developer.hasLocation ? [] : (["location"] as const)),
  ...(developer.skills > 0 ? [] : (["skills"] as const)),
];
