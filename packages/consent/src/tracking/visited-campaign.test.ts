import { expect, test } from "vitest";

import { readCampaign } from "./visited-campaign.ts";

test.each([
  ["?utm_campaign=campaign-7", 7],
  ["?page=2&utm_campaign=campaign-7&utm_medium=video", 7],
  ["?utm_campaign=autumn", null],
  ["?utm_campaign=campaign-0", null],
  ["?utm_campaign=campaign-7x", null],
  ["", null],
])("the address %s names campaign %s", (search, id) => {
  expect(readCampaign(search)).toBe(id);
});
