import { Hono } from "hono";

import { buildConferenceCalendar } from "../../calendar-files/calendar-file.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { notFound } from "../../http/problems.ts";
import { findPublicEvent } from "./event-homepages.queries.ts";

/** Serves the iCalendar files of conferences whose page is published. */
export const conferenceCalendarRoutes = new Hono<AppEnv>().get(
  "/:id{\\d{1,15}\\.ics}",
  async (c) => {
    const id = Number.parseInt(c.req.param("id"), 10);
    const event = (await findPublicEvent(c.var.db, { id, slug: "" }))?.event ?? notFound();
    c.header("Cache-Control", "public, max-age=300");
    c.header("Content-Type", "text/calendar; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${event.slug}.ics"`);
    return c.body(buildConferenceCalendar(event, c.var.config));
  },
);
