import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { DEV_PAGE_POLICY, devPage } from "../../http/dev-page.ts";
import { renderTemplate } from "../mail/mail-template.mails.ts";
import { exampleMails } from "./mail-previews.mails.ts";

/** Every mail of the product as it would look, with example data. Never in production. */
export const mailSampleRoutes = new Hono<AppEnv>().get("/", (c) => {
  const messages = Object.entries(exampleMails()).flatMap(([name, tasks]) =>
    tasks.map(({ data }) => ({
      ...renderTemplate(data, c.var.config.urls),
      note: name,
      links: [],
    })),
  );
  c.header("Content-Security-Policy", DEV_PAGE_POLICY);
  return c.html(
    devPage(
      "Mails",
      "Every mail of the product with example data, written as it is sent.",
      messages,
    ),
  );
});
