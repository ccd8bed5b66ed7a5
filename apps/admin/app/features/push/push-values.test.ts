import { expect, test } from "vitest";

import { type PushValues, toPushContent } from "./push-values.ts";

const values: PushValues = {
  title: "Doors open",
  body: "Bring your ticket code.",
  target: "all",
  action: 0,
  url: " https://tickets.example ",
  session_id: "7",
  partner_id: "9",
  time: "2027-07-07T07:15",
};

test.each([
  [0, { redirect_type: null, url: null, session_id: null, partner_id: null }],
  [1, { redirect_type: 0, url: "https://tickets.example", session_id: null, partner_id: null }],
  [2, { redirect_type: 1, url: null, session_id: 7, partner_id: null }],
  [3, { redirect_type: 2, url: null, session_id: null, partner_id: 9 }],
] as const)("of the link, only what action %i needs is saved", (action, link) => {
  expect(toPushContent({ ...values, action }, "Europe/Vienna")).toMatchObject({
    ...link,
    scheduled_at: "2027-07-07T05:15:00.000Z",
  });
});
