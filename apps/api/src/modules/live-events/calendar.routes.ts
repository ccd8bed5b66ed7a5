import { type Context, Hono } from "hono";

import { buildEventCalendar, buildUserCalendar } from "../../calendar-files/calendar-file.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { notFound } from "../../http/problems.ts";
import { findCalendarEvent, findFeedOwner, listOwnEvents } from "./calendar-feeds.queries.ts";

const sendCalendar = (c: Context<AppEnv>, name: string, calendar: string) => {
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="${name}.ics"`);
  return c.body(calendar);
};

/** Serves iCalendar files: single public events, and a user's own calendar by its secret URL. */
export const calendarRoutes = new Hono<AppEnv>()
  .get("/events/:id{\\d{1,15}\\.ics}", async (c) => {
    const id = Number.parseInt(c.req.param("id"), 10);
    const event = (await findCalendarEvent(c.var.db, id)) ?? notFound();
    c.header("Cache-Control", "public, max-age=300");
    return sendCalendar(c, event.slug, buildEventCalendar(event, c.var.config));
  })
  .get("/own/:token{[\\w-]+\\.ics}", async (c) => {
    const { db, config } = c.var;
    const token = c.req.param("token").replace(/\.ics$/, "");
    const owner = (await findFeedOwner(db, token)) ?? notFound();
    const events = await listOwnEvents(db, owner);
    c.header("Cache-Control", "private, no-store");
    c.header("X-Robots-Tag", "noindex");
    return sendCalendar(c, "events", buildUserCalendar(events, config));
  });
