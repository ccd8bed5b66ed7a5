import { Hono } from "hono";
import { escapeHtml } from "@devguild/schemas/escape-html";

import type { AppEnv } from "../../http/app-env.ts";
import { DEV_PAGE_POLICY, devPage } from "../../http/dev-page.ts";
import { listMessages } from "./crm-log.queries.ts";

/** Shows what the demo's CRM received, as a page and as JSON. Never in production. */
export const crmLogRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const messages = await listMessages(c.var.db);
  if (c.req.header("Accept")?.includes("application/json")) return c.json({ data: messages });
  c.header("Content-Security-Policy", DEV_PAGE_POLICY);
  return c.html(
    devPage(
      "CRM",
      "What this demo’s public forms would have sent to a CRM. Nothing was sent.",
      messages.map(({ message, created_at }) => {
        const text = JSON.stringify(message, null, 2);
        return {
          note: created_at,
          to: message.email,
          subject:
            message.act === "submit"
              ? `Form: ${message.form}`
              : `Unsubscribed: ${message.newsletter}`,
          text,
          html: `<pre>${escapeHtml(text)}</pre>`,
          links: [],
          headers: {},
        };
      }),
    ),
  );
});
