import { eventPath, toItemAnchor } from "@devguild/schemas/constants/event-paths";
import {
  PUSH_ACTIONS,
  PUSH_MESSAGES as M,
  type PushAction,
  type PushRedirect,
  REDIRECT_OF_ACTION,
} from "@devguild/schemas/constants/push-notifications";

type Link = {
  action: PushAction;
  url: string | null;
  session_id: number | null;
  partner_id: number | null;
};

const { OPEN_URL, OPEN_EVENT_SESSION, OPEN_EVENT_PARTNER } = PUSH_ACTIONS;

/**
 * Keeps of a link what its action needs, with the one kind of address that belongs to it; null if another kind
 * was sent. Pure.
 */
export const readLink = (
  link: Link & { redirect_type?: PushRedirect | null | undefined },
): (Link & { redirect_type: PushRedirect | null }) | null => {
  const redirect = REDIRECT_OF_ACTION[link.action];
  if (link.redirect_type !== undefined && link.redirect_type !== redirect) return null;
  return {
    action: link.action,
    redirect_type: redirect,
    url: link.action === OPEN_URL ? link.url : null,
    session_id: link.action === OPEN_EVENT_SESSION ? link.session_id : null,
    partner_id: link.action === OPEN_EVENT_PARTNER ? link.partner_id : null,
  };
};

type Known = {
  sessions: readonly { id: number }[];
  partners: readonly { id: number }[];
  has_page: boolean;
};

const has = (rows: readonly { id: number }[], id: number | null) =>
  rows.some((row) => row.id === id);

/** Finds what a link names that isn't the event's, as fields and messages. Pure. */
export const findForeignParts = (
  { session_id, partner_id }: Link,
  { sessions, partners }: Known,
): Record<string, string> => ({
  ...(session_id !== null && !has(sessions, session_id) && { session_id: M.session }),
  ...(partner_id !== null && !has(partners, partner_id) && { partner_id: M.partner }),
});

/** Finds what keeps a link from being opened, as fields and messages. Pure. */
export const findMissingParts = (link: Link, known: Known): Record<string, string> => {
  const { action, url, session_id, partner_id } = link;
  const isOnPage = action === OPEN_EVENT_SESSION || action === OPEN_EVENT_PARTNER;
  return {
    ...findForeignParts(link, known),
    ...(action === OPEN_URL && url === null && { url: M.urlRequired }),
    ...(action === OPEN_EVENT_SESSION && session_id === null && { session_id: M.session }),
    ...(action === OPEN_EVENT_PARTNER && partner_id === null && { partner_id: M.partner }),
    ...(isOnPage && !known.has_page && { action: M.page }),
  };
};

/** Builds the address that a click opens; null if it opens nothing. Pure. */
export const toClickUrl = (
  { action, url, session_id, partner_id }: Link,
  event: { slug: string },
): string | null => {
  if (action === OPEN_URL) return url;
  if (session_id !== null) return `${eventPath(event)}#${toItemAnchor("session", session_id)}`;
  if (partner_id !== null) return `${eventPath(event)}#${toItemAnchor("partner", partner_id)}`;
  // What it named was deleted since; the event's page is still right.
  return action === PUSH_ACTIONS.NONE ? null : eventPath(event);
};
