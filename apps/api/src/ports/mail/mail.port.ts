/** An email attachment; its content is text, or bytes in base64. */
export type MailAttachment = {
  filename: string;
  contentType: string;
  content: string;
  encoding?: "base64";
};

/** An email, ready to be sent. */
type Mail = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, by name. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[] | undefined;
};

/** Sends emails. `id` stays the same when an email is retried. */
export type MailPort = { send: (mail: Mail, id: string) => Promise<void> };
