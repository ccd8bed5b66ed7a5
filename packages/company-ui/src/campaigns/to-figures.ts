import type { FigureNeighbour, StripFigure } from "@devguild/design-system/figure-strip";
import type { CampaignDay, CampaignFigures } from "@devguild/schemas/campaigns";
import { formatCount } from "@devguild/schemas/formats";

import {
  describeChange,
  describeRate,
  formatShare,
  toRate,
} from "../job-figures/describe-figures.ts";
import { hasCountedLink } from "./campaign-words.ts";

const TENTHS = 10;
const POINTS = 100;

// Corrections may leave a day below zero, which a line from 0 can't show.
const pick = (days: readonly CampaignDay[], name: "impressions" | "clicks" | "leads") =>
  days.map((day) => Math.max(0, day[name]));

const compareByDay = (total: number, days: number, usual: number | undefined): FigureNeighbour => {
  if (days === 0) return { text: "Nothing counted yet", isBetter: null };
  const perDay = total / days;
  const change = usual === undefined ? null : describeChange(perDay, usual);
  if (change) return { text: `${change.text} a day on your median`, isBetter: change.isMore };
  return { text: `${formatCount(Math.round(perDay))} a day`, isBetter: null };
};

const compareRate = (rate: number | null, usual: number | undefined): FigureNeighbour => {
  if (rate === null) return { text: "It needs 20 impressions", isBetter: null };
  if (usual === undefined) return { text: "of impressions", isBetter: null };
  const points = Math.round((rate - usual) * POINTS * TENTHS) / TENTHS;
  const sign = points > 0 ? "+" : points < 0 ? "−" : "±";
  return {
    text: `${sign}${Math.abs(points).toFixed(1)} points on ${formatShare(usual)}`,
    isBetter: points === 0 ? null : points > 0,
  };
};

/** Returns a campaign's figures as they are shown, each with what it is compared with. Pure. */
export const toFigures = ({ campaign, days, usual }: CampaignFigures): StripFigure[] => {
  const { impressions, clicks, leads } = campaign.metrics;
  const rate = toRate(clicks, impressions);
  const isUnseen = hasCountedLink(campaign) && impressions === 0;
  const isElsewhere = leads === 0 && !campaign.url?.startsWith("/");
  return [
    {
      name: "Impressions",
      value: isUnseen ? "–" : formatCount(impressions),
      neighbour: isUnseen
        ? { text: "We can’t see who reads it", isBetter: null }
        : compareByDay(impressions, days.length, usual?.impressions_a_day),
      line: pick(days, "impressions"),
    },
    {
      name: "Clicks",
      value: formatCount(clicks),
      neighbour: compareByDay(clicks, days.length, usual?.clicks_a_day),
      line: pick(days, "clicks"),
    },
    {
      name: "Click rate",
      value: rate === null ? "–" : formatShare(rate),
      neighbour: isUnseen
        ? { text: "Too few to say", isBetter: null }
        : compareRate(rate, usual?.click_rate),
      line: days.map((day) => toRate(day.clicks, day.impressions)),
    },
    {
      name: "Leads",
      value: isElsewhere ? "–" : formatCount(leads),
      neighbour: {
        text: isElsewhere
          ? "We can’t see what people do there"
          : toRate(leads, clicks) === null
            ? "Too few clicks to say"
            : `${describeRate(leads, clicks)} of clicks`,
        isBetter: null,
      },
      line: pick(days, "leads"),
    },
  ];
};
