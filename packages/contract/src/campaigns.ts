import {
  campaign as campaignShape,
  campaignBody,
  campaignFigures,
  campaignList,
  campaignsFilter,
  campaignsQuery,
  newCampaignBody,
  shownCampaign,
  shownCampaignsQuery,
} from "@devguild/schemas/campaigns";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, anyone, companyUser, endpoint } from "./endpoint.ts";

const readers = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-campaigns", of), admin("admin.view-company-profile")] as const;
const editors = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-campaigns", of), admin("admin.edit-company-profile")] as const;

const change = { subject: "campaign", id: "params.campaignId" } as const;

export const campaigns = {
  list: endpoint({
    method: "GET",
    path: "/companies/:id/campaigns",
    summary: "A company's campaigns with their totals; the newest first, or sorted otherwise",
    access: readers("id"),
    query: campaignsQuery,
    answer: { 200: campaignList },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/companies/:id/campaigns",
    summary: "Create a campaign; live only with the membership of its type",
    access: editors("id"),
    audit: { action: "campaign.create", subject: "campaign", id: "answer.data.id" },
    body: newCampaignBody,
    answer: { 201: dataOf(campaignShape) },
    errors: [404, 409],
  }),
  // Before the call with an id, which would match its path, too.
  csv: endpoint({
    method: "GET",
    path: "/companies/:id/campaigns/csv",
    summary: "A company's campaigns with their totals as a spreadsheet",
    access: readers("id"),
    query: campaignsFilter,
    file: "text/csv",
    answer: { 200: null },
    errors: [404],
  }),
  one: endpoint({
    method: "GET",
    path: "/companies/:companyId/campaigns/:campaignId",
    summary: "A campaign with its figures by day, beside what is usual for the company",
    access: readers("companyId"),
    answer: { 200: dataOf(campaignFigures) },
    errors: [404],
  }),
  daysCsv: endpoint({
    method: "GET",
    path: "/companies/:companyId/campaigns/:campaignId/csv",
    summary: "A campaign's figures by day as a spreadsheet",
    access: readers("companyId"),
    file: "text/csv",
    answer: { 200: null },
    errors: [404],
  }),
  update: endpoint({
    method: "PUT",
    path: "/companies/:companyId/campaigns/:campaignId",
    summary: "Change a campaign, go live or unpublish; staff can correct its metrics",
    access: editors("companyId"),
    audit: { action: "campaign.edit", ...change },
    body: campaignBody,
    answer: { 200: dataOf(campaignShape) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/campaigns/:campaignId",
    summary: "Delete a campaign and its figures",
    access: editors("companyId"),
    audit: { action: "campaign.delete", ...change },
    answer: { 204: null },
    errors: [404],
  }),
  shown: endpoint({
    method: "GET",
    path: "/ads/campaigns",
    summary: "Running campaigns of a channel; the selection changes every minute",
    access: anyone,
    query: shownCampaignsQuery,
    answer: { 200: dataOf(z.array(shownCampaign)) },
  }),
};
