import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { DEV_PAGE_POLICY, devPage } from "../../http/dev-page.ts";
import { renderMail } from "../../mail-components/render-mail.ts";
import { exampleMails } from "./mail-previews.mails.ts";

/** Shows every email of the product with example data. Never in production. */
export const mailPreviewRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const examples = Object.entries(exampleMails()).flatMap(([name, tasks]) =>
    tasks.map(({ data }) => ({ name, data })),
  );
  const messages = await Promise.all(
    examples.map(async ({ name, data }) => {
      const { to, subject, text, html, headers } = await renderMail(data, c.var.config.urls);
      return { to, subject, text, html, headers, note: name, links: [] };
    }),
  );
  c.header("Content-Security-Policy", DEV_PAGE_POLICY);
  return c.html(devPage("Emails", "Every email we send, rendered with example data.", messages));
});
