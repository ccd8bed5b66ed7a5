import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { DEV_PAGE_POLICY, devPage } from "../../http/dev-page.ts";
import { isStorable } from "../../http/read-input.ts";
import { listMessages } from "./outbox.queries.ts";

/** Shows the development outbox as a page and as JSON. Never in production. */
export const outboxRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const to = c.req.query("to");
  const messages = to && !isStorable(to) ? [] : await listMessages(c.var.db, to);
  if (c.req.header("Accept")?.includes("application/json")) return c.json({ data: messages });
  c.header("Content-Security-Policy", DEV_PAGE_POLICY);
  return c.html(
    devPage(
      "Outbox",
      "Emails and text messages from this demo. None were actually sent.",
      messages.map(({ to: receiver, subject, text, html, links, headers, ...message }) => ({
        to: receiver,
        subject,
        text,
        html,
        links,
        note: message.created_at,
        headers: {
          ...headers,
          ...Object.fromEntries(
            message.attachments.map(({ filename, content }) => [`Attached ${filename}`, content]),
          ),
        },
      })),
    ),
  );
});
