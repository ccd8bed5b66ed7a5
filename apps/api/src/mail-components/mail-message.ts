import type { MailAttachment } from "../ports/mail/mail.port.ts";

/** Which app a link of an email leads to. */
type LinkedApp = "site" | "company" | "admin";

/** The addresses of the apps, by which the paths of an email become links. */
export type AppUrls = Record<LinkedApp, string>;

/** A link of an email; `path` is below the app's address. */
export type MailLink = { label: string; app: LinkedApp; path: string };

/** A job in an email; `path` is its page on the site, `match` how well it fits the reader and why. */
export type MailJob = {
  title: string;
  company: string;
  place: string;
  salary: string | null;
  path: string;
  match: string | null;
};

/** What each component of an email is given. All of it is JSON, for it waits in the queue. */
export type ComponentProps = {
  paragraph: { text: string };
  quote: { text: string };
  factTable: { rows: [label: string, value: string][] };
  jobList: { jobs: MailJob[] };
  button: MailLink;
  secondaryLink: MailLink;
};

/** One component of an email, by its name, with what it is given. */
export type MailComponent<Name extends keyof ComponentProps = keyof ComponentProps> = {
  [Each in Name]: { component: Each } & ComponentProps[Each];
}[Name];

/** An email before it is rendered: who gets it, and the components it consists of. */
export type MailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  body: MailComponent[];
  attachments?: MailAttachment[];
  /**
   * Of an email that comes again and again: why it comes, and the site's two addresses that end it, a
   * page that asks for a click and one that mail programs post to.
   */
  subscription?: { reason: string; page: string; oneClick: string };
};

/** Ordinary text; a newline in it starts a new line. */
export const paragraph = (text: string): MailComponent => ({ component: "paragraph", text });

/** The first line, by the name of the person where it is known. */
export const greeting = (firstName = "") => paragraph(firstName ? `Hi ${firstName},` : "Hi,");

/** The words of someone else, set apart from ours. */
export const quote = (text: string): MailComponent => ({ component: "quote", text });

/** Facts to look up, such as when and where: a label and a value each. */
export const factTable = (rows: [label: string, value: string][]): MailComponent => ({
  component: "factTable",
  rows,
});

/** Jobs, each with its page and what is known of it. */
export const jobList = (jobs: MailJob[]): MailComponent => ({ component: "jobList", jobs });

/** What the reader is asked to do. */
export const button = (link: MailLink): MailComponent => ({ component: "button", ...link });

/** A second link, less prominent than the button. */
export const secondaryLink = (link: MailLink): MailComponent => ({
  component: "secondaryLink",
  ...link,
});
