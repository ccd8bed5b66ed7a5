import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import type { PartnershipLinks } from "@devguild/schemas/partnerships";
import { expect, test } from "vitest";

import { checkLinks, checkSessions, checkTimes } from "./partnerships.policy.ts";

const event = {
  opensAt: new Date("2027-07-07T22:00:00Z"),
  closesAt: new Date("2027-07-10T22:00:00Z"),
};

test.each([
  ["2027-07-07T22:00:00Z", "2027-07-07T22:15:00Z", {}],
  ["2027-07-10T21:00:00Z", "2027-07-10T22:00:00Z", {}],
  ["2027-07-07T21:45:00Z", "2027-07-07T22:15:00Z", { starts_at: M.beforeEvent }],
  ["2027-07-10T22:00:00Z", "2027-07-10T23:00:00Z", { starts_at: M.afterEvent }],
  ["2027-07-10T21:00:00Z", "2027-07-10T22:15:00Z", { ends_at: M.afterEvent }],
])("an activity from %s to %s takes place during the event or says why not", (from, to, errors) => {
  expect(checkTimes({ starts_at: new Date(from), ends_at: new Date(to) }, event)).toEqual(errors);
});

const none: PartnershipLinks = {
  company_link_one: null,
  company_link_one_title: null,
  company_link_two: null,
  company_link_two_title: null,
  company_link_three: null,
  company_link_three_title: null,
  company_link_four: null,
  company_link_four_title: null,
  company_link_five: null,
  company_link_five_title: null,
};

test("a link has an address and a title, or neither", () => {
  expect(checkLinks(none)).toEqual({});
  const complete = { company_link_two: "https://a.example", company_link_two_title: "Jobs" };
  expect(checkLinks({ ...none, ...complete })).toEqual({});
  expect(checkLinks({ ...none, company_link_one: "https://a.example" })).toEqual({
    company_link_one_title: M.linkTitleRequired,
  });
  expect(checkLinks({ ...none, company_link_five_title: "Jobs" })).toEqual({
    company_link_five: M.linkRequired,
  });
});

test("no more sessions of a kind than the package includes", () => {
  const included = { talks: 1, workshops: 0 };
  expect(checkSessions([], included)).toBeUndefined();
  expect(checkSessions([{ kind: "talk" }], included)).toBeUndefined();
  expect(checkSessions([{ kind: "talk" }, { kind: "talk" }], included)).toBe(
    "Your package includes 1 talk.",
  );
  expect(checkSessions([{ kind: "workshop" }], included)).toBe(
    "Your package includes no workshop.",
  );
});
