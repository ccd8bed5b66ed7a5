import { localized } from "@devguild/session/redirects";

/** The path of a developer's list of messages. */
export const MESSAGES_PATH = localized("/messages");

/** Returns the path of a page of the list; the first is the list's own. */
export const messagesPagePath = (page: number) =>
  page === 1 ? MESSAGES_PATH : `${MESSAGES_PATH}?page=${page}`;

/** Returns the path of one message. */
export const messagePath = (id: number) => `${MESSAGES_PATH}/${id}`;
