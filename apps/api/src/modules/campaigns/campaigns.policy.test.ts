import {
  CAMPAIGN_MESSAGES as M,
  CAMPAIGN_STATUSES as S,
  type CampaignPhase,
} from "@devguild/schemas/constants/campaigns";
import { expect, test } from "vitest";

import { type CampaignValues, findCampaignErrors, toPhase } from "./campaigns.policy.ts";

type Around = Parameters<typeof findCampaignErrors>[1];

const today = "2026-11-19";
const live: CampaignValues = {
  type: "MARKETING",
  channel: "banner",
  url: "https://a.example",
  starts_on: "2026-11-02",
  ends_on: "2026-11-30",
  status: S.LIVE,
};
const draft: CampaignValues = { ...live, status: S.DRAFT };
const empty: CampaignValues = { ...draft, url: null, starts_on: null, ends_on: null };
const around: Around = { before: draft, asksForLive: true, hasMembership: true, today };

test.each<[string, CampaignValues, Partial<Around>, object]>([
  ["a draft can be empty", empty, { asksForLive: false }, {}],
  ["a complete one goes live", live, {}, {}],
  [
    "a live one has a destination and days",
    { ...empty, status: S.LIVE },
    {},
    { url: M.linkRequired, starts_on: M.startRequired, ends_on: M.endRequired },
  ],
  [
    "without the membership it stays off",
    live,
    { hasMembership: false },
    { status: M.noMembership },
  ],
  [
    "a live one whose membership has ended can still be corrected",
    { ...live, url: "https://b.example" },
    { before: live, asksForLive: false, hasMembership: false },
    {},
  ],
  [
    "it doesn't end before it starts",
    { ...draft, ends_on: "2026-11-01" },
    {},
    { ends_on: M.endEarly },
  ],
  ["it doesn't go live afterwards", { ...live, ends_on: "2026-11-18" }, {}, { ends_on: M.endPast }],
  ["today is early enough", { ...live, ends_on: today }, {}, {}],
  [
    "one that has ended can be corrected",
    { ...live, ends_on: "2026-11-18" },
    { before: { ...live, ends_on: "2026-11-18" } },
    {},
  ],
  ["it is no draft twice", draft, { before: live }, { status: M.draftAgain }],
  [
    "what its figures belong to stays",
    { ...live, type: "EMPLOYER_BRANDING", channel: "video" },
    { before: live },
    { type: M.typeFixed, channel: M.channelFixed },
  ],
  ["a draft may still become another one", { ...draft, channel: "video" }, {}, {}],
  ["a new one may be live at once", live, { before: null }, {}],
])("%s", (_, after, more, errors) => {
  expect(findCampaignErrors(after, { ...around, ...more })).toEqual(errors);
});

test.each<[CampaignValues, boolean, CampaignPhase]>([
  [draft, true, "draft"],
  [{ ...live, status: S.UNPUBLISHED }, true, "unpublished"],
  [live, true, "running"],
  [{ ...live, ends_on: today, starts_on: today }, true, "running"],
  [{ ...live, starts_on: "2026-11-20" }, true, "scheduled"],
  [{ ...live, ends_on: "2026-11-18" }, true, "ended"],
  [live, false, "paused"],
  [{ ...live, ends_on: "2026-11-18" }, false, "ended"],
])("%o with a membership: %s is %s", (campaign, hasMembership, phase) => {
  expect(toPhase(campaign, hasMembership, today)).toBe(phase);
});
