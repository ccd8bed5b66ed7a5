import { THIRD_PARTIES } from "@devguild/schemas/constants/third-parties";
import { describe, expect, test } from "vitest";

import { belongsOn } from "./page-rules.ts";

const on = (address: string) => {
  const { pathname, search } = new URL(address, "https://devguild.example");
  return THIRD_PARTIES.filter((service) => belongsOn(service, pathname, search));
};

const EVERYWHERE = ["chat", "tag-manager", "session-recording"];

describe("pages without a map", () => {
  test.each([
    "/en/jobs",
    "/en/jobs?skills=go&remote=1",
    "/en/jobs/filtered",
    "/en/jobs/s/go",
    "/en/jobs/ls/germany/hamburg/go",
    "/en/companies",
    "/en/companies/7/tidewerk",
    "/en/companies/7/tidewerk/12/engineer",
    "/en/magazine",
    "/en/magazine/3/parse-at-the-edge",
    "/en/videos",
    "/en/videos/s/go",
    "/en/videos/4/talk",
  ])("%s", (address) => {
    expect(on(address)).toEqual(EVERYWHERE);
  });
});

describe("pages with a map", () => {
  test.each([
    "/",
    "/en/live",
    "/en/live-events",
    "/en/live-events/5/rust-night",
    "/en/user/profile",
    "/en/developer-dashboard",
    "/en/developer/finalize-profile?step=location",
    "/en/developer/sign-up",
    "/en/jobs/12/preview",
    "/en/magazine-preview/3/parse-at-the-edge",
    "/en/privacy",
  ])("%s", (address) => {
    expect(on(address)).toEqual([...EVERYWHERE, "maps"]);
  });
});

describe("pages for companies, the only ones with the marketing script", () => {
  test.each([
    "/en/business",
    "/en/business/",
    "/en/business/developer-salary-calculator?skills=1",
    "/en/hire-developers",
    "/en/hire-developers/react",
    "/en/developer-recruiting-membership",
    "/en/talent-marketing-membership/media-kit",
    "/en/product-marketing-membership",
    "/en/recruiting-services",
    "/en/event-partnerships",
  ])("%s", (address) => {
    expect(on(address)).toEqual([...EVERYWHERE, "marketing", "maps"]);
  });

  test("are told from others whose names begin alike", () => {
    expect(on("/en/businesses")).not.toContain("marketing");
  });
});

describe("pages whose address opens something load nothing of others", () => {
  test.each([
    "/en/login?code=1&state=2",
    "/en/user/login",
    "/en/user/reset-password?token=1",
    "/en/user/activate-account/abc",
    "/en/user/validate-email?token=1",
    "/en/alerts/confirm?token=1",
    "/en/live-events/place?token=1",
    "/en/jobs?token=1",
  ])("%s", (address) => {
    expect(on(address)).toEqual([]);
  });
});
