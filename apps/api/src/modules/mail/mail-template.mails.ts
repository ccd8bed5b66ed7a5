import { PRODUCT_NAME } from "@devguild/schemas/product";
import { escapeHtml } from "@devguild/schemas/escape-html";

import type { MailAttachment } from "../../ports/mail/mail.port.ts";

/** Which app a link of a mail leads to. */
export type LinkedApp = "site" | "company" | "admin";

/** A job in a mail; `path` is its page on the site, `match` how well it fits the reader and why. */
export type MailJob = {
  title: string;
  company: string;
  place: string;
  salary: string | null;
  path: string;
  match: string | null;
};

/** What a mail says; one design turns it into HTML and text. */
export type MailTemplate = {
  to: string;
  replyTo?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Words of somebody else, set apart from ours. */
  quote?: string;
  jobs?: MailJob[];
  action?: { label: string; app: LinkedApp; path: string };
  /** A second link, set below the first one as words. */
  aside?: { label: string; app: LinkedApp; path: string };
  closing?: string;
  /** Files that come with it, as text. */
  attachments?: MailAttachment[];
  /**
   * Of a mail that comes again and again: why it comes, and the site's two addresses that end it, a page
   * that asks for a click and one that mail programs post to.
   */
  subscription?: { reason: string; label: string; page: string; oneClick: string };
};

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

const STYLE = {
  page: "margin:0;padding:32px 16px;background:#FBFAF8;font:16px/1.55 Inter,Helvetica,Arial,sans-serif;color:#191713",
  card: "max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #E9E6DF;border-radius:10px",
  brand: "margin:0 0 24px;font-weight:700;font-size:20px",
  quote: "margin:16px 0;padding:12px 16px;background:#F4F2EE;border-radius:10px",
  jobs: "margin:24px 0;padding:0;list-style:none",
  job: "margin:0;padding:16px 0;border-top:1px solid #E9E6DF",
  title: "color:#2F4BFF;text-decoration:none;font-weight:600",
  detail: "color:#6B665C",
  match: "font-size:14px",
  button:
    "display:inline-block;padding:12px 20px;border-radius:10px;background:#2F4BFF;color:#fff;text-decoration:none;font-weight:600",
  foot: "max-width:560px;margin:16px auto 0;font-size:12px;color:#6B665C",
  link: "color:#6B665C",
};

const detailsOf = ({ company, place, salary }: MailJob) =>
  [company, place, salary].filter(Boolean).join(" · ");

const jobText = (job: MailJob, site: string) =>
  [job.title, detailsOf(job), job.match, site + job.path].filter(Boolean).join("\n");

const jobHtml = (job: MailJob, site: string) =>
  `<li style="${STYLE.job}"><a href="${escapeHtml(site + job.path)}" style="${STYLE.title}">${escapeHtml(job.title)}</a><br><span style="${STYLE.detail}">${escapeHtml(detailsOf(job))}</span>${
    job.match ? `<br><span style="${STYLE.match}">${escapeHtml(job.match)}</span>` : ""
  }</li>`;

// What mail programs show a button of their own by: RFC 2369 and RFC 8058.
const headersOf = ({ subscription }: MailTemplate, site: string): Record<string, string> =>
  subscription
    ? {
        "List-Unsubscribe": `<${site}${subscription.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};

/** The addresses of a letter's two links. */
type Links = { action: string | undefined; aside: string | undefined };

const textOf = (letter: MailTemplate, links: Links, site: string) =>
  [
    letter.greeting,
    ...letter.paragraphs,
    letter.quote && letter.quote.replace(/^/gm, "> "),
    ...(letter.jobs ?? []).map((job) => jobText(job, site)),
    letter.action && `${letter.action.label}:\n${links.action}`,
    letter.aside && `${letter.aside.label}:\n${links.aside}`,
    letter.closing,
    `${PRODUCT_NAME}\n${site}`,
    letter.subscription &&
      `${letter.subscription.reason} ${letter.subscription.label}:\n${site}${letter.subscription.page}`,
  ]
    .filter(Boolean)
    .join("\n\n");

const paragraph = (words: string) => `<p style="margin:0 0 16px">${lines(words)}</p>`;

const htmlOf = (letter: MailTemplate, links: Links, site: string) => {
  const { quote, jobs = [], action, aside, closing, subscription } = letter;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head><body style="${STYLE.page}"><div style="${STYLE.card}"><p style="${STYLE.brand}">${PRODUCT_NAME}</p>${[letter.greeting, ...letter.paragraphs].map(paragraph).join("")}${
    quote ? `<blockquote style="${STYLE.quote}">${lines(quote)}</blockquote>` : ""
  }${
    jobs.length > 0
      ? `<ul style="${STYLE.jobs}">${jobs.map((job) => jobHtml(job, site)).join("")}</ul>`
      : ""
  }${
    action && links.action
      ? `<p style="margin:24px 0"><a href="${escapeHtml(links.action)}" style="${STYLE.button}">${escapeHtml(action.label)}</a></p>`
      : ""
  }${
    aside && links.aside
      ? `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(links.aside)}" style="${STYLE.link}">${escapeHtml(aside.label)}</a></p>`
      : ""
  }${closing ? paragraph(closing) : ""}</div><p style="${STYLE.foot}">${PRODUCT_NAME}, ${escapeHtml(site)}</p>${
    subscription
      ? `<p style="${STYLE.foot}">${escapeHtml(subscription.reason)} <a href="${escapeHtml(site + subscription.page)}" style="${STYLE.link}">${escapeHtml(subscription.label)}</a></p>`
      : ""
  }</body></html>`;
};

/** A letter as a mail's headers, text and HTML, with links made absolute by `urls`. */
export const renderTemplate = (letter: MailTemplate, urls: Record<LinkedApp, string>) => {
  const addressOf = (link: MailTemplate["action"]) => link && urls[link.app] + link.path;
  const links = { action: addressOf(letter.action), aside: addressOf(letter.aside) };
  return {
    to: letter.to,
    replyTo: letter.replyTo,
    subject: letter.subject,
    headers: headersOf(letter, urls.site),
    text: textOf(letter, links, urls.site),
    html: htmlOf(letter, links, urls.site),
    attachments: letter.attachments,
  };
};
