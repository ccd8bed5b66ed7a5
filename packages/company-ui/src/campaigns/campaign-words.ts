import { DASH, WIDE_DASH } from "@devguild/schemas/constants/dashes";
import type { StatusTone } from "@devguild/design-system/status";
import type { Campaign, CampaignFigures, CampaignList } from "@devguild/schemas/campaigns";
import {
  CAMPAIGN_STATUSES,
  type CampaignChannel,
  type CampaignPhase,
  type CampaignStatus,
  type CampaignType,
  LINK_CHANNELS,
} from "@devguild/schemas/constants/campaigns";
import { pluralize } from "@devguild/schemas/formats";

import { formatFigureDay, formatShare, toRate } from "../job-figures/describe-figures.ts";

export const TYPE_LABELS: Record<CampaignType, string> = {
  EMPLOYER_BRANDING: "Employer branding",
  MARKETING: "Marketing",
};

/** What a channel is called, and where people see it. Source: docs/product/campaigns.md. */
export const CHANNELS: Record<CampaignChannel, { label: string; shownIn: string }> = {
  banner: { label: "Banner", shownIn: "The home page, below the latest jobs" },
  magazine: { label: "Magazine", shownIn: "The magazine, below the list of articles" },
  video: { label: "Video", shownIn: "Watch, below the list of videos" },
  live: { label: "Live show", shownIn: "Live events, below the list" },
  newsletter: { label: "Newsletter", shownIn: "Newsletters, by its counted link" },
  social: { label: "Social", shownIn: "Posts on social media, by its counted link" },
};

export const STATUS_LABELS: Record<CampaignStatus, string> = {
  [CAMPAIGN_STATUSES.LIVE]: "Live",
  [CAMPAIGN_STATUSES.DRAFT]: "Draft",
  [CAMPAIGN_STATUSES.UNPUBLISHED]: "Unpublished",
};

/** How a campaign's phase is shown. */
export const PHASES: Record<CampaignPhase, { label: string; tone: StatusTone }> = {
  draft: { label: "Draft", tone: "off" },
  scheduled: { label: "Scheduled", tone: "normal" },
  running: { label: "Live", tone: "ok" },
  paused: { label: "Paused", tone: "warn" },
  ended: { label: "Ended", tone: "normal" },
  unpublished: { label: "Unpublished", tone: "off" },
};

/** Returns whether a campaign leads through a counted link only. */
export const hasCountedLink = ({ channel }: Pick<Campaign, "channel">) =>
  (LINK_CHANNELS as readonly CampaignChannel[]).includes(channel);

/** Formats the days of a campaign: "2–30 Nov", "9 Nov – 6 Dec", "from 1 Dec". */
export const formatRun = ({
  starts_on: first,
  ends_on: last,
}: Pick<Campaign, "starts_on" | "ends_on">) => {
  if (first === null) return last === null ? "No dates yet" : `until ${formatFigureDay(last)}`;
  if (last === null) return `from ${formatFigureDay(first)}`;
  if (first === last) return formatFigureDay(first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = isSameMonth ? String(Number(first.slice(8))) : formatFigureDay(first);
  return `${start}${isSameMonth ? DASH : WIDE_DASH}${formatFigureDay(last)}`;
};

/** Formats a campaign's click rate for a list: "2.7%", or a dash if there are too few views. */
export const formatClickRate = ({ metrics }: Pick<Campaign, "metrics">) => {
  const rate = toRate(metrics.clicks, metrics.impressions);
  return rate === null ? "–" : formatShare(rate);
};

// Rates this close to the median are about the same.
const CLOSE = 0.1;

const describeRate = (rate: number, usual: number | null, isOver: boolean) => {
  const through = `${formatShare(rate)} ${isOver ? "clicked" : "click"} through`;
  if (usual === null) return through;
  if (rate > usual * (1 + CLOSE)) return `${isOver ? "It worked" : "It’s working"}: ${through}`;
  if (rate < usual * (1 - CLOSE)) return `Below your median: ${through}`;
  return `About as usual: ${through}`;
};

/** The answer of a campaign's page: whether it is working. */
export const describeCampaign = ({
  campaign,
  usual,
}: Pick<CampaignFigures, "campaign" | "usual">): string => {
  const { phase, metrics, starts_on: first } = campaign;
  if (phase === "draft") return "This draft isn’t live yet";
  if (phase === "scheduled") return `It starts on ${formatFigureDay(first ?? "")}`;
  if (phase === "paused")
    return `It’s paused until you have a membership for ${TYPE_LABELS[campaign.type].toLowerCase()}`;
  const isOver = phase !== "running";
  const rate = toRate(metrics.clicks, metrics.impressions);
  if (rate !== null) return describeRate(rate, usual?.click_rate ?? null, isOver);
  if (metrics.clicks > 0) return pluralize(metrics.clicks, "click") + (isOver ? "" : " so far");
  return isOver ? "Nobody clicked it" : "No clicks yet";
};

/** Describes how far a campaign has run: "day 18 of 29, ends 30 Nov"; null if it doesn't run. */
export const describeProgress = (
  { phase, starts_on: first, ends_on: last }: Campaign,
  today: string,
) => {
  if (phase !== "running" || first === null || last === null) return null;
  const count = (until: string) => (Date.parse(until) - Date.parse(first)) / 86_400_000 + 1;
  const [day, days] = [count(today), count(last)];
  return {
    from: formatFigureDay(first),
    text: `day ${day} of ${days}, ends ${formatFigureDay(last)}`,
    share: Math.min(1, day / days),
  };
};

/** Says why campaigns of a type can't go live; null if they can. */
export const describeMembership = (
  type: CampaignType,
  { active, ended_on: ended }: CampaignList["memberships"][CampaignType],
) => {
  if (active) return null;
  const name = TYPE_LABELS[type].toLowerCase();
  return ended === null
    ? `Campaigns for ${name} go live with a membership for ${name}.`
    : `Your membership for ${name} ended on ${formatFigureDay(ended)}, so these campaigns can’t go live.`;
};
