import type { Configuration } from "@devguild/config/configuration";
import { PRODUCT_NAME } from "@devguild/schemas/product";

/** The support chat, if there is one. */
export type Chat = Pick<Configuration, "chatWorkspace">;

/** Returns where staff find a login in the support chat; null if there is no chat. */
export const buildChatLink = ({ chatWorkspace }: Chat, userId: number) =>
  chatWorkspace
    ? `https://app.intercom.com/a/apps/${chatWorkspace}/users/show?user_id=${userId}`
    : null;

/** Returns the subject of a suggestion's email, which answers to it continue. */
export const buildSuggestionSubject = (job: { title: string; companyName: string }) =>
  `${job.title} at ${job.companyName}: a job for you on ${PRODUCT_NAME}`;

/**
 * Returns where a suggestion is talked about: the developer's conversations in the support chat, or an
 * email that goes on from that of the suggestion. Source: docs/product/staff-developers.md.
 */
export const buildConversation = (
  chat: Chat,
  developer: { userId: number; email: string },
  job: { title: string; companyName: string },
) => ({
  // The chat starts a conversation itself when staff first write there.
  intercom_conversation_id: null,
  intercom_conversation_link:
    buildChatLink(chat, developer.userId) ??
    `mailto:${encodeURIComponent(developer.email)}?subject=${encodeURIComponent(`Re: ${buildSuggestionSubject(job)}`)}`,
});
