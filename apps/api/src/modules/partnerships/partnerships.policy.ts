import {
  PARTNERSHIP_LINKS,
  PARTNERSHIP_MESSAGES as M,
  SESSION_KINDS,
  type SessionKind,
} from "@devguild/schemas/constants/partnerships";
import type { PartnershipLinks } from "@devguild/schemas/partnerships";

type Errors = Record<string, string>;

/**
 * Returns what is wrong with an activity's times: it begins and ends while the event takes place. Pure.
 * Source: docs/product/event-partnerships.md.
 */
export const checkTimes = (
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
): Errors => ({
  ...(starts_at < opensAt && { starts_at: M.beforeEvent }),
  ...(starts_at >= closesAt && { starts_at: M.afterEvent }),
  ...(starts_at < closesAt && ends_at > closesAt && { ends_at: M.afterEvent }),
});

/** Returns what is missing in links: each has an address and a title, or neither. Pure. */
export const checkLinks = (links: PartnershipLinks): Errors => {
  const errors: Errors = {};
  for (const name of PARTNERSHIP_LINKS) {
    const [url, title] = [links[name], links[`${name}_title`]];
    if (url && !title) errors[`${name}_title`] = M.linkTitleRequired;
    if (title && !url) errors[name] = M.linkRequired;
  }
  return errors;
};

/** Returns the message if there are more sessions of a kind than the package includes. Pure. */
export const checkSessions = (
  sessions: readonly { kind: SessionKind }[],
  included: Record<`${SessionKind}s`, number>,
): string | undefined => {
  const exceeded = SESSION_KINDS.find(
    (each) => sessions.filter(({ kind }) => kind === each).length > included[`${each}s`],
  );
  return exceeded && M.sessionsMany(exceeded, included[`${exceeded}s`]);
};
