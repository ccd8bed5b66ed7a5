import type { FigurePeriod } from "@devguild/schemas/constants/job-figures";
import type { FigureDay, FigureSums } from "@devguild/schemas/job-figures";

import { DAY_MS } from "../../time.ts";

/** Returns the day (UTC) of a moment, such as 2026-11-19. Pure. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds days to a day. Pure. */
export const addDays = (day: string, days: number): string =>
  toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** Returns the days from one to another, both included. Pure. */
export const listDays = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * Returns a period of an ad's figures, up to today, and the days before that it is compared with: as many,
 * null if the ad is younger. Pure.
 */
export const toPeriod = (period: FigurePeriod, firstDay: string | null, now: Date) => {
  const to = toDay(now);
  if (period === "all") return { from: firstDay ?? to, to, beforeFrom: null };
  const from = addDays(to, 1 - Number(period));
  const beforeFrom = addDays(from, -Number(period));
  return { from, to, beforeFrom: firstDay !== null && firstDay <= beforeFrom ? beforeFrom : null };
};

const NOTHING = { views: 0, viewers: 0, apply_clicks: 0, applications: 0 };

/** Returns the figures of every day, with zeros where there are none. Pure. */
export const fillDays = (rows: readonly FigureDay[], from: string, to: string): FigureDay[] => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return listDays(from, to).map((day) => byDay.get(day) ?? Object.assign({ day }, NOTHING));
};

/** Adds figures up. Pure. */
export const sumFigures = (rows: readonly FigureSums[]): FigureSums =>
  rows.reduce(
    (sum, row) => ({
      views: sum.views + row.views,
      viewers: sum.viewers + row.viewers,
      apply_clicks: sum.apply_clicks + row.apply_clicks,
      applications: sum.applications + row.applications,
    }),
    NOTHING,
  );
