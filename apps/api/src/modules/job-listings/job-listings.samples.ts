import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import { companyStaff, jobEditors } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";
import type { World } from "../../../testing/contract-world.ts";

const toParams = async ({ given }: World) => ({ id: (await given.listingImport()).id });

export const jobListingSamples = defineSamples(contract.jobListings, {
  list: {
    may: companyStaff,
    sample: () => ({
      query: { search: "go", source: "json", state: "live", page: "1", per_page: "10" },
    }),
    manyRows: { makeRow: ({ given }) => given.listing(), reads: [{ as: "superAdmin" }] },
  },
  csv: {
    may: companyStaff,
    sample: () => ({ query: { search: "go", source: "json", state: "live" } }),
  },
  update: {
    may: jobEditors,
    validValues: nullable("salary_min", "salary_max", "language_id"),
    sample: async ({ given }) => ({
      params: { id: (await given.listing()).id },
      body: {
        title: "Go Engineer",
        company_name: "Kettlegrid",
        remote: true,
        city_ids: [],
        skill_ids: [],
        seniority_ids: [3],
        language_id: 5,
        salary_min: 60_000,
        salary_max: 70_000,
      },
    }),
  },
  sources: {
    may: companyStaff,
    manyRows: { makeRow: ({ given }) => given.listingImport(), reads: [{ as: "superAdmin" }] },
  },
  updateSource: {
    may: jobEditors,
    validValues: nullable("company_id", "every_hours"),
    sample: async ({ given }) => ({
      params: { id: (await given.listingSource()).id },
      body: { company_id: (await given.company()).id, every_hours: 12, dry_run: false },
    }),
  },
  importAgain: {
    may: jobEditors,
    sample: async ({ given }) => ({ params: { id: (await given.listingSource()).id } }),
  },
  uploadUrl: { may: jobEditors, sample: () => ({ body: { content_type: "text/csv" } }) },
  startImport: {
    may: jobEditors,
    validValues: nullable("every_hours", "company_id", "file_key"),
    sample: async ({ given }) => ({
      body: {
        source: "greenhouse",
        name: `Acme ${randomUUID()}`,
        board_token: "acme",
        feed_url: "https://feeds.example/jobs.json",
        file_key: null,
        company_id: (await given.company()).id,
        every_hours: 6,
        dry_run: true,
      },
    }),
  },
  progress: { may: companyStaff, sample: async (world) => ({ params: await toParams(world) }) },
  changes: {
    may: companyStaff,
    sample: async (world) => ({
      params: await toParams(world),
      query: { kind: "closing", show: "unsure", company: "Acme", page: "1", per_page: "20" },
    }),
  },
  decide: {
    may: jobEditors,
    sample: async ({ given }) => ({
      params: await given.listingImport(),
      body: { included: false, use_feed: ["title"], skill_ids: [1] },
    }),
  },
  closeAnyway: {
    may: jobEditors,
    sample: async ({ given }) => ({
      params: { id: (await given.listingImport({ refused: 1 })).id },
      body: { reason: "The company has stopped hiring.", listings: 1 },
    }),
  },
  apply: { may: jobEditors, sample: async (world) => ({ params: await toParams(world) }) },
  stop: { may: jobEditors, sample: async (world) => ({ params: await toParams(world) }) },
});
