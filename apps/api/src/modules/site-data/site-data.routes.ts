import { contract } from "@devguild/contract/contract";
import { defaultMatchingWeights } from "@devguild/matching/default-weights";
import { companyPath } from "@devguild/schemas/constants/companies";

import { implement } from "../../http/implement.ts";
import { readCategoryFooter } from "../jobs/category-pages.queries.ts";
import { countJobs } from "../jobs/count-jobs.queries.ts";
import { listArticleCategories, listNewestArticles } from "../magazine/magazine.queries.ts";
import { listTopTeams } from "../public-companies/teams.queries.ts";
import { listVideoSkills, sumVideoHours } from "../videos/videos.queries.ts";
import { listQuotes, listSiteLinks, readSiteTotals } from "./site-data.queries.ts";

const OFFERED = 8;
const TEAMS_LINKED = 12;

export const siteDataRoutes = implement(contract.siteData, {
  global: async ({ db }) => ({
    data: {
      total_active_jobs: await countJobs(db, {}),
      total_duration_in_hours: await sumVideoHours(db),
      ...(await readSiteTotals(db)),
      matching_weights: [...defaultMatchingWeights],
    },
  }),
  footerLinks: async ({ db }) => {
    const { skills, locations } = await readCategoryFooter(db, {});
    const teams = await listTopTeams(db, TEAMS_LINKED);
    return {
      data: {
        top_skills: skills,
        top_locations: locations,
        top_teams: teams.map((team) => ({ label: team.name, url: companyPath(team) })),
        links: await listSiteLinks(db),
      },
    };
  },
  menu: async ({ db }) => ({
    data: {
      video_skills: (await listVideoSkills(db, OFFERED)).map(({ id, label, slug }) => ({
        id,
        label,
        slug,
      })),
      magazine_articles: (await listNewestArticles(db, OFFERED)).map(({ id, slug, title }) => ({
        id,
        slug,
        title,
      })),
      magazine_categories: await listArticleCategories(db),
    },
  }),
  quotes: async ({ db }) => ({ data: await listQuotes(db) }),
});
