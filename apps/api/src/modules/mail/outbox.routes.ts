import { PRODUCT_NAME } from "@devguild/schemas/product";
import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";

import { type Db, iso } from "../../db/db.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { isStorable } from "../../http/read-input.ts";
import { outboxMessages } from "./mail.tables.ts";

const listMessages = async (db: Db, to: string | undefined) => {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(to ? eq(outboxMessages.to, to) : undefined)
    .orderBy(desc(outboxMessages.id))
    .limit(200);
  return rows.map(
    ({ id, channel, to: receiver, subject, text, html: body, links, created_at }) => ({
      id,
      channel,
      to: receiver,
      subject,
      text,
      html: body,
      links,
      created_at: iso(created_at),
    }),
  );
};

// Mails hold no scripts, and this page lets none of them run.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** The development outbox: what would have been sent, as a page and as JSON. Never in production. */
export const outboxRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const to = c.req.query("to");
  const messages = to && !isStorable(to) ? [] : await listMessages(c.var.db, to);
  if (c.req.header("Accept")?.includes("application/json")) return c.json({ data: messages });
  c.header("Content-Security-Policy", POLICY);
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Outbox · ${PRODUCT_NAME}</title>
          <style>
            body {
              font:
                16px/1.5 system-ui,
                sans-serif;
              max-width: 800px;
              margin: 32px auto;
              padding: 0 16px;
            }
            details {
              border-top: 1px solid;
              padding: 12px 0;
            }
            summary {
              cursor: pointer;
            }
            iframe {
              width: 100%;
              height: 480px;
              border: 1px solid;
              background: white;
            }
            small {
              opacity: 0.7;
            }
          </style>
        </head>
        <body>
          <h1>Outbox</h1>
          <p>Mails and text messages of this demo. They were sent to nobody.</p>
          ${messages.length === 0 ? html`<p>Nothing has been sent so far.</p>` : ""}
          ${messages.map(
            (message) =>
              html`<details>
                <summary>
                  <strong>${message.subject}</strong> to ${message.to}
                  <small>${message.created_at}</small>
                </summary>
                <ul>
                  ${message.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
                </ul>
                <iframe
                  sandbox
                  title="${message.subject}"
                  srcdoc="${raw(message.html.replaceAll("&", "&amp;").replaceAll('"', "&quot;"))}"
                ></iframe>
              </details>`,
          )}
        </body>
      </html>`,
  );
});
