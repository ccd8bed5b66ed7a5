import { frameToHtml, frameToText } from "./mail-frame.ts";
import type { AppUrls, MailMessage } from "./mail-message.ts";

// Makes mail clients show their own unsubscribe button: RFC 2369 and RFC 8058.
const buildHeaders = ({ subscription }: MailMessage, site: string): Record<string, string> =>
  subscription
    ? {
        "List-Unsubscribe": `<${site}${subscription.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};

/**
 * Renders an email for sending: headers, plain text and HTML from the same components, with absolute
 * links.
 */
export const renderMail = async (message: MailMessage, urls: AppUrls) => ({
  to: message.to,
  replyTo: message.replyTo,
  subject: message.subject,
  headers: buildHeaders(message, urls.site),
  text: frameToText(message, urls),
  html: String(await frameToHtml(message, urls)),
  attachments: message.attachments,
});
