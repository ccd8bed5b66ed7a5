import { PRODUCT_NAME } from "@devguild/schemas/product";
import { html, raw } from "hono/html";
import { escapeHtml } from "@devguild/schemas/escape-html";

/** A message on a development page; `note` says when it was sent, or which one it is. */
export type ShownMessage = {
  to: string;
  subject: string;
  note: string;
  text: string;
  html: string;
  links: readonly string[];
  headers: Record<string, string>;
};

// Emails contain no scripts, and these pages don't let any run.
export const DEV_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 800px; margin: 32px auto; padding: 0 16px }
  details { border-top: 1px solid; padding: 12px 0 }
  details details { border: 0 }
  summary { cursor: pointer }
  iframe { width: 100%; height: 480px; border: 1px solid; background: white }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  small { opacity: 0.7 }
`;

const messageHtml = (message: ShownMessage) =>
  html`<details>
    <summary>
      <strong>${message.subject}</strong> to ${message.to}
      <small>${message.note}</small>
    </summary>
    <ul>
      ${message.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
      ${Object.entries(message.headers).map(([name, value]) => html`<li>${name}: ${value}</li>`)}
    </ul>
    <iframe sandbox title="${message.subject}" srcdoc="${raw(escapeHtml(message.html))}"></iframe>
    <details>
      <summary>As text</summary>
      <pre>${message.text}</pre>
    </details>
  </details>`;

/** Renders a development page that lists messages, each in a sandboxed frame. */
export const devPage = (title: string, intro: string, messages: readonly ShownMessage[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · ${PRODUCT_NAME}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${intro}</p>
        ${messages.length === 0 ? html`<p>Nothing has been sent so far.</p>` : ""}
        ${messages.map(messageHtml)}
      </body>
    </html>`;
