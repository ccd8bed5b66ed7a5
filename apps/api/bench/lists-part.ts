import { API_BASE } from "@devguild/schemas/addresses";
import { contract } from "@devguild/contract/contract";

import type { MeasuredWorld } from "./measured-world.ts";
import { measureOverRows, type MeasuredCall } from "./over-rows.ts";
import type { Served } from "./processes.ts";
import type { Measuring } from "./search-part.ts";

const { companyLists, highlights, publicCompanies, siteData } = contract;

/** Requests differ by the page that they ask for; after so many the first page comes again. */
const PAGES_VARIED = 40;

const callOf = (name: string, path: string, queryOf: (n: number) => string = () => "") => ({
  name,
  path,
  request: (n: number) => ({
    path: API_BASE + path + queryOf(n),
    headers: { "Cache-Control": "no-cache" },
  }),
});

/** The public lists that are not of jobs, and the figures and menus of every page. */
const listCalls = ({ commonSkill, cities: [city = 0] }: MeasuredWorld): MeasuredCall[] => {
  const teams = publicCompanies.teams.path;
  const pageOf = (n: number) => 1 + (n % PAGES_VARIED);
  return [
    callOf("companies", teams, (n) => `?page=${pageOf(n)}`),
    callOf("companies by name", teams, (n) => `?orderBy=name&page=${pageOf(n)}`),
    callOf("companies of a skill", teams, (n) => `?skills[]=${commonSkill.id}&page=${pageOf(n)}`),
    callOf(
      "companies of a skill in a city",
      teams,
      (n) => `?skills[]=${commonSkill.id}&locations[]=${city}&page=${pageOf(n)}`,
    ),
    callOf("what companies are narrowed to", publicCompanies.options.path),
    callOf("all companies by name", companyLists.companies.path),
    callOf("all companies by name, read anew", companyLists.companies.path, () => "?no_cache=1"),
    callOf("featured companies", publicCompanies.featured.path),
    callOf("the highlight of videos", highlights.active.path.replace(":id", "1")),
    callOf("figures of the site", siteData.global.path),
    callOf("the menu", siteData.menu.path),
    callOf("the footer", siteData.footerLinks.path),
  ];
};

/** What pages read beside jobs, without a session, each over the rows. */
export const measureLists = async (measuring: Measuring, api: Served, shell: Served) => [
  await measureOverRows("list", listCalls(measuring.world), measuring, { api, shell }),
];
