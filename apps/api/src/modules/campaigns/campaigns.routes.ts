import { contract } from "@devguild/contract/contract";

import { toBatch, toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { readCampaignFigures } from "./campaign-figures.queries.ts";
import { CAMPAIGNS_HEAD, DAYS_HEAD, toCampaignRow, toDayRow } from "./campaigns-csv.policy.ts";
import { changeCampaign, createCampaign, removeCampaign } from "./campaigns.commands.ts";
import { campaignSnapshot, listCampaigns, listMatchingCampaigns } from "./campaigns.queries.ts";
import { listShownCampaigns } from "./shown-campaigns.queries.ts";

type Sites = { urls: { site: string } };

const getSurroundings = ({ urls }: Sites) => ({ siteUrl: urls.site, now: new Date() });

export const campaignRoutes = implement(
  contract.campaigns,
  {
    list: async ({ db, config, params, query }) => {
      if (!(await findCompanyBase(db, params.id))) notFound();
      return listCampaigns(db, params.id, query, getSurroundings(config));
    },
    create: async ({ db, config, params, body }) => ({
      data: await createCampaign(db, params.id, body, getSurroundings(config)),
    }),
    csv: async ({ db, config, params, query }) => {
      const company = (await findCompanyBase(db, params.id)) ?? notFound();
      const rows = await listMatchingCampaigns(db, params.id, query, getSurroundings(config));
      return {
        name: `campaigns-${company.slug}.csv`,
        body: toCsv(CAMPAIGNS_HEAD, toBatch(rows), toCampaignRow),
      };
    },
    one: async ({ db, config, params }) => ({
      data: (await readCampaignFigures(db, params, getSurroundings(config))) ?? notFound(),
    }),
    daysCsv: async ({ db, config, params }) => {
      const { campaign, days } =
        (await readCampaignFigures(db, params, getSurroundings(config))) ?? notFound();
      return {
        name: `campaign-${campaign.id}.csv`,
        body: toCsv(DAYS_HEAD, toBatch(days), toDayRow),
      };
    },
    update: async ({ db, config, params, body, viewer }) => ({
      data: await changeCampaign(db, params, body, {
        ...getSurroundings(config),
        mayCorrect: viewer.permissions.has("admin.edit-company-profile"),
      }),
    }),
    remove: async ({ db, params }) => {
      await removeCampaign(db, params);
      return null;
    },
    shown: async ({ db, config, query }) => ({
      data: await listShownCampaigns(db, query, getSurroundings(config)),
    }),
  },
  { campaign: campaignSnapshot },
);
