import type { MailAttachment } from "../ports/mail/mail.port.ts";

/** The app that a link in an email leads to. */
type LinkedApp = "site" | "company" | "admin";

/** The base URLs of the apps, used to make the links of an email absolute. */
export type AppUrls = Record<LinkedApp, string>;

/** A link in an email; `path` is relative to the app's URL. */
export type MailLink = { label: string; app: LinkedApp; path: string };

/** A job in an email; `path` is its page on the site, `match` the reader's match score and the reasons. */
export type MailJob = {
  title: string;
  company: string;
  location: string;
  salary: string | null;
  path: string;
  match: string | null;
};

/** The props of each email component. All of them are JSON, as emails wait in the queue. */
export type ComponentProps = {
  paragraph: { text: string };
  quote: { text: string };
  factTable: { rows: [label: string, value: string][] };
  jobList: { jobs: MailJob[] };
  button: MailLink;
  secondaryLink: MailLink;
};

/** An email component: its name and its props. */
export type MailComponent<Name extends keyof ComponentProps = keyof ComponentProps> = {
  [Each in Name]: { component: Each } & ComponentProps[Each];
}[Name];

/** An email before it is rendered: its recipient and its components. */
export type MailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  body: MailComponent[];
  attachments?: MailAttachment[];
  /**
   * For recurring emails: why the reader gets it, and two unsubscribe URLs on the site, a page with a
   * button and one for the mail client's one-click POST.
   */
  subscription?: { reason: string; page: string; oneClick: string };
};

/** Builds a paragraph of text; newlines become line breaks. */
export const paragraph = (text: string): MailComponent => ({ component: "paragraph", text });

/** Builds the first line, with the person's first name if known. */
export const greeting = (firstName = "") => paragraph(firstName ? `Hi ${firstName},` : "Hi,");

/** Builds a quote of text written by someone else, set apart from ours. */
export const quote = (text: string): MailComponent => ({ component: "quote", text });

/** Builds a table of facts, such as date and venue, as label and value pairs. */
export const factTable = (rows: [label: string, value: string][]): MailComponent => ({
  component: "factTable",
  rows,
});

/** Builds a list of jobs with links to their pages and their match scores. */
export const jobList = (jobs: MailJob[]): MailComponent => ({ component: "jobList", jobs });

/** Builds the email's call to action. */
export const button = (link: MailLink): MailComponent => ({ component: "button", ...link });

/** Builds a second link, less prominent than the button. */
export const secondaryLink = (link: MailLink): MailComponent => ({
  component: "secondaryLink",
  ...link,
});
