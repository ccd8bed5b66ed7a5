import { expect, test } from "vitest";

import { addUpDays } from "./count-days.policy.ts";

const campaign = { companyId: 1, startsOn: "2026-11-02", endsOn: "2026-11-30", isDraft: false };
const event = {
  type: "campaign.view",
  campaignId: 7,
  jobCompanyId: null,
  viewerCompanyId: null,
  day: "2026-11-19",
};
const known = new Map([[7, campaign]]);

test("views, clicks and leads are added up by campaign and day", () => {
  const events = [
    event,
    { ...event, day: "2026-11-18" },
    { ...event, viewerCompanyId: 2 },
    { ...event, type: "campaign.click" },
    { ...event, type: "campaign.lead", jobCompanyId: 1 },
  ];
  expect(addUpDays(events, known)).toEqual([
    { campaign_id: 7, day: "2026-11-18", impressions: 1, clicks: 0, leads: 0 },
    { campaign_id: 7, day: "2026-11-19", impressions: 2, clicks: 1, leads: 1 },
  ]);
});

test.each([
  ["its own company's people", { viewerCompanyId: 1 }, {}],
  ["days before it starts", { day: "2026-11-01" }, {}],
  ["days after it ends", { day: "2026-12-01" }, {}],
  ["an unknown campaign", { campaignId: 8 }, {}],
  ["a draft", {}, { isDraft: true }],
  ["another company's ad", { type: "campaign.lead", jobCompanyId: 2 }, {}],
  ["an ad that is gone", { type: "campaign.lead" }, {}],
])("%s doesn't count", (_, change, values) => {
  const campaigns = new Map([[7, { ...campaign, ...values }]]);
  expect(addUpDays([{ ...event, ...change }], campaigns)).toEqual([]);
});
