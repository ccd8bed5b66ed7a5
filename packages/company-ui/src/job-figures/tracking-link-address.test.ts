import { expect, test } from "vitest";

import { toTrackingLink } from "./tracking-link-address.ts";

const URL = "https://devguild.example/en/companies/1/tidewerk/2/engineer";
const build = (source: string, medium = "", campaign = "") =>
  toTrackingLink(URL, { source, medium, campaign });

test("a link carries what was typed, as the figures will name it", () => {
  expect(build(" LinkedIn ", "Social", "Backend autumn").link).toBe(
    `${URL}?utm_source=linkedin&utm_medium=social&utm_campaign=backend-autumn`,
  );
  expect(build("careers.tidewerk").link).toBe(`${URL}?utm_source=careers.tidewerk`);
});

test("without a source there is no link yet, and no error", () => {
  expect(build(" ", "email")).toEqual({
    link: null,
    errors: { source: null, medium: null, campaign: null },
  });
});

test("what can't be in a link is refused at its field", () => {
  expect(build("linked&in")).toMatchObject({
    link: null,
    errors: { source: expect.stringMatching(/letters/) },
  });
  expect(build("linkedin", "päper").errors.medium).toMatch(/letters/);
  expect(build("linkedin", "", "x".repeat(81)).errors.campaign).toMatch(/at most 80/);
});

test("nobody's link is counted as one of our emails", () => {
  expect(build("Job-Alert").errors.source).toMatch(/Choose another/);
});
