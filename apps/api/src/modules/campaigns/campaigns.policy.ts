import {
  CAMPAIGN_MESSAGES as M,
  CAMPAIGN_STATUSES as S,
  type CampaignChannel,
  type CampaignPhase,
  type CampaignStatus,
  type CampaignType,
} from "@devguild/schemas/constants/campaigns";

type Dates = { status: CampaignStatus; starts_on: string | null; ends_on: string | null };

/** What the rules look at. */
export type CampaignValues = Dates & {
  type: CampaignType;
  channel: CampaignChannel;
  url: string | null;
};

type Circumstances = {
  /** The campaign as it is; null for a new one. */
  before: CampaignValues | null;
  /** Whether somebody asks for the status, also for the one that it has. */
  asksForLive: boolean;
  /** Whether the membership of its type is active. */
  hasMembership: boolean;
  /** Such as 2026-11-19. */
  today: string;
};

type Errors = Partial<Record<keyof CampaignValues, string>>;

const findFixed = (after: CampaignValues, before: CampaignValues | null): Errors => {
  if (!before || before.status === S.DRAFT) return {};
  return {
    ...(after.type !== before.type && { type: M.typeFixed }),
    ...(after.channel !== before.channel && { channel: M.channelFixed }),
    ...(after.status === S.DRAFT && { status: M.draftAgain }),
  };
};

/**
 * Returns what is wrong with a campaign as it would be, by field. Pure.
 * Source: docs/product/campaigns.md.
 */
export const findCampaignErrors = (
  after: CampaignValues,
  { before, asksForLive, hasMembership, today }: Circumstances,
): Errors => {
  const { url, starts_on: first, ends_on: last } = after;
  const isLive = after.status === S.LIVE;
  const goesLive = isLive && before?.status !== S.LIVE;
  return {
    ...(isLive && url === null && { url: M.linkRequired }),
    ...(isLive && first === null && { starts_on: M.startRequired }),
    ...(isLive && last === null && { ends_on: M.endRequired }),
    ...(first !== null && last !== null && last < first && { ends_on: M.endEarly }),
    ...(goesLive && last !== null && last < today && { ends_on: M.endPast }),
    ...(isLive && asksForLive && !hasMembership && { status: M.noMembership }),
    ...findFixed(after, before),
  };
};

/** Returns how a campaign is on a day, given whether the membership of its type is active. Pure. */
export const toPhase = (
  { status, starts_on: first, ends_on: last }: Dates,
  hasMembership: boolean,
  today: string,
): CampaignPhase => {
  if (status === S.DRAFT) return "draft";
  if (status === S.UNPUBLISHED) return "unpublished";
  if (last !== null && last < today) return "ended";
  if (!hasMembership) return "paused";
  return first !== null && first > today ? "scheduled" : "running";
};
