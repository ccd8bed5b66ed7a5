import type { CompanyProfile } from "@devguild/schemas/company-profile";
import { expect, test } from "vitest";

import { listParts } from "./profile-completeness.ts";

const empty: CompanyProfile = {
  id: 1,
  name: "Tidewerk",
  type: 0,
  company_tye: 0,
  slug: "tidewerk",
  founded: null,
  published: true,
  has_brand_page: false,
  published_jobs: 0,
  short_description: "",
  logo_url: null,
  cover_url: null,
  employees: null,
  headquarters: null,
  industries: [],
  key_values: [],
  tech_stacks: [],
  hiring_preference: null,
  owner_email_verified: true,
  website: null,
  github: null,
  twitter: null,
  instagram: null,
  tiktok: null,
  facebook: null,
  linkedin: null,
};
const item = { id: 1, label: "Any", slug: "any" };
const filled = {
  short_description: "Harbours that run themselves.",
  logo_url: "/logo.svg",
  cover_url: "/cover.svg",
  tech_stacks: [{ id: 1, name: "Go", slug: "go" }],
  headquarters: { place_id: "7", as_string: "Hamburg, Germany" },
  key_values: [{ ...item, description: "" }],
  industries: [item],
  employees: item,
  hiring_preference: item,
  website: "https://tidewerk.example",
} satisfies Partial<CompanyProfile>;

const listDone = (profile: CompanyProfile) =>
  listParts(profile)
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

test("a new profile lacks everything, first of all what visitors read first", () => {
  expect(listDone(empty)).toEqual([]);
  expect(listParts(empty)[0]?.add).toBe("Introduce your company");
});

test("each thing that is added completes one part, and all of them the profile", () => {
  for (const [field, value] of Object.entries(filled))
    expect(listDone({ ...empty, [field]: value }), field).toHaveLength(1);
  expect(listDone({ ...empty, ...filled })).toHaveLength(listParts(empty).length);
});

test("what a page can do without counts for nothing", () => {
  const links = { github: "https://github.com/tidewerk", founded: 2009, has_brand_page: true };
  expect(listDone({ ...empty, ...links })).toEqual([]);
});
