import type { CampaignDay, CampaignFigures, CampaignMetrics } from "@devguild/schemas/campaigns";
import { MEDIAN_CAMPAIGNS_MINIMUM } from "@devguild/schemas/constants/campaigns";
import { RATE_MINIMUM } from "@devguild/schemas/constants/job-figures";

import { DAY_MS } from "../../time.ts";
import { listDays } from "../job-figures/figure-days.policy.ts";

/** A campaign's totals, and the first and last day of which it has figures. */
export type Totals = CampaignMetrics & { first_day: string | null; last_day: string | null };

const NOTHING: CampaignMetrics = { impressions: 0, clicks: 0, leads: 0 };

/**
 * Returns a campaign's figures of every day from its first to its last one, with zeros where there are
 * none; while it runs, to today. Pure.
 */
export const fillCampaignDays = (
  rows: readonly CampaignDay[],
  { startsOn, runsToday }: { startsOn: string | null; runsToday: boolean },
  today: string,
): CampaignDay[] => {
  const days = rows.map(({ day }) => day);
  const from = [...days, ...(runsToday && startsOn ? [startsOn] : [])].toSorted()[0];
  const to = runsToday ? today : days.toSorted().at(-1);
  if (from === undefined || to === undefined) return [];
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return listDays(from, to).map((day) => byDay.get(day) ?? Object.assign({ day }, NOTHING));
};

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

const countDays = ({ first_day: first, last_day: last }: Totals) =>
  first === null || last === null ? 1 : (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/**
 * Returns the medians of campaigns with enough views to have a rate, of those of one type; null if there
 * are too few. Pure.
 */
export const findMedians = (campaigns: readonly Totals[]): CampaignFigures["usual"] => {
  const seen = campaigns.filter(({ impressions }) => impressions >= RATE_MINIMUM);
  if (seen.length < MEDIAN_CAMPAIGNS_MINIMUM) return null;
  return {
    campaigns: seen.length,
    click_rate: median(seen.map(({ clicks, impressions }) => clicks / impressions)),
    impressions_a_day: median(seen.map((each) => each.impressions / countDays(each))),
    clicks_a_day: median(seen.map((each) => each.clicks / countDays(each))),
  };
};
