/** A file of a mail; its content is text. */
export type MailAttachment = { filename: string; contentType: string; content: string };

/** A mail, ready to be sent. */
type Mail = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Headers beyond the usual ones, by name. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[] | undefined;
};

/** Whatever carries mails away. `id` stays the same when one mail is tried again. */
export type MailPort = { send: (mail: Mail, id: string) => Promise<void> };
