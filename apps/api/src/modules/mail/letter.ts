import { PRODUCT_NAME } from "@devguild/schemas/product";

/** Which app a link of a mail leads to. */
export type LinkedApp = "site" | "company" | "admin";

/** What a mail says; one design turns it into HTML and text. */
export type Letter = {
  to: string;
  replyTo?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Words of somebody else, set apart from ours. */
  quote?: string;
  action?: { label: string; app: LinkedApp; path: string };
  closing?: string;
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const lines = (text: string) => escape(text).replaceAll("\n", "<br>");

const STYLE = {
  page: "margin:0;padding:32px 16px;background:#FBFAF8;font:16px/1.55 Inter,Helvetica,Arial,sans-serif;color:#191713",
  card: "max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #E9E6DF;border-radius:10px",
  brand: "margin:0 0 24px;font-weight:700;font-size:20px",
  quote: "margin:16px 0;padding:12px 16px;background:#F4F2EE;border-radius:10px",
  button:
    "display:inline-block;padding:12px 20px;border-radius:10px;background:#2F4BFF;color:#fff;text-decoration:none;font-weight:600",
  foot: "max-width:560px;margin:16px auto 0;font-size:12px;color:#6B665C",
};

/** A letter as a mail's text and HTML, with links made absolute by `urls`. */
export const renderLetter = (letter: Letter, urls: Record<LinkedApp, string>) => {
  const link = letter.action && urls[letter.action.app] + letter.action.path;
  const text = [
    letter.greeting,
    ...letter.paragraphs,
    letter.quote && letter.quote.replace(/^/gm, "> "),
    letter.action && `${letter.action.label}:\n${link}`,
    letter.closing,
    `${PRODUCT_NAME}\n${urls.site}`,
  ]
    .filter(Boolean)
    .join("\n\n");
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${lines(words)}</p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head><body style="${STYLE.page}"><div style="${STYLE.card}"><p style="${STYLE.brand}">${PRODUCT_NAME}</p>${[letter.greeting, ...letter.paragraphs].map(paragraph).join("")}${
    letter.quote ? `<blockquote style="${STYLE.quote}">${lines(letter.quote)}</blockquote>` : ""
  }${
    letter.action && link
      ? `<p style="margin:24px 0"><a href="${escape(link)}" style="${STYLE.button}">${escape(letter.action.label)}</a></p>`
      : ""
  }${letter.closing ? paragraph(letter.closing) : ""}</div><p style="${STYLE.foot}">${PRODUCT_NAME}, ${escape(urls.site)}</p></body></html>`;
  return { to: letter.to, replyTo: letter.replyTo, subject: letter.subject, text, html };
};
