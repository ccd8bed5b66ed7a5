import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, everyone, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = [
  "owner",
  "administrator",
  "campaigner",
  "superAdmin",
  "accountManager",
];
const readers: PersonName[] = ["owner", "administrator", "campaigner", ...companyStaff];

const at = ({ company }: World) => ({ params: { id: company.id } });

const buildParams = async ({ given, company }: World) => ({
  companyId: company.id,
  campaignId: (await given.campaign(company.id)).id,
});

const CLEARED = ["description_html", "url", "image_url", "starts_on", "ends_on"];

const body = {
  type: "MARKETING",
  title: "Four-day weeks",
  channel: "banner",
  description_html: "<p>Fridays off.</p>",
  url: "https://jobs.test.example/four-days",
  image_url: "/api/files/covers/four-days.svg",
  starts_on: "2026-11-02",
  ends_on: "2026-11-30",
  status: 2,
} as const;

export const campaignSamples = defineSamples(contract.campaigns, {
  list: {
    may: readers,
    sample: at,
    manyRows: {
      makeRow: ({ given, company }) => given.campaign(company.id),
      reads: [{ as: "owner", input: at }],
    },
  },
  create: {
    may: editors,
    validValues: nullable(...CLEARED),
    sample: (world) => ({ ...at(world), body }),
  },
  csv: { may: readers, sample: at, manyRows: { reads: [{ as: "owner", input: at }] } },
  one: { may: readers, sample: async (world) => ({ params: await buildParams(world) }) },
  daysCsv: { may: readers, sample: async (world) => ({ params: await buildParams(world) }) },
  update: {
    may: editors,
    validValues: nullable(...CLEARED),
    sample: async (world) => ({
      params: await buildParams(world),
      body: { ...body, metrics: { impressions: 900, clicks: 40, leads: 3 } },
    }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await buildParams(world) }) },
  shown: {
    may: everyone,
    sample: () => ({ query: { channel: "banner", limit: "1" } }),
    contentRows: sql`select distinct channel, 24 as limit from campaigns
      where channel in ('banner', 'magazine', 'video', 'live')`,
  },
});
