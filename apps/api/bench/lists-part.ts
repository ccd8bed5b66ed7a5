import { API_BASE } from "@devguild/schemas/addresses";
import { contract } from "@devguild/contract/contract";

import type { MeasuredWorld } from "./measured-world.ts";
import { measureOverRows, type MeasuredCall } from "./over-rows.ts";
import type { Served } from "./processes.ts";
import type { Measuring } from "./search-part.ts";

const { companyLists, highlights, publicCompanies, siteData } = contract;

/** Requests cycle through this many pages. */
const PAGES_VARIED = 40;

const toCall = (name: string, path: string, queryOf: (n: number) => string = () => "") => ({
  name,
  path,
  request: (n: number) => ({
    path: API_BASE + path + queryOf(n),
    headers: { "Cache-Control": "no-cache" },
  }),
});

/** The public lists other than jobs, and the figures and menus that every page needs. */
const listCalls = ({ commonSkill, cities: [city = 0] }: MeasuredWorld): MeasuredCall[] => {
  const teams = publicCompanies.teams.path;
  const toPage = (n: number) => 1 + (n % PAGES_VARIED);
  return [
    toCall("companies", teams, (n) => `?page=${toPage(n)}`),
    toCall("companies by name", teams, (n) => `?orderBy=name&page=${toPage(n)}`),
    toCall("companies by skill", teams, (n) => `?skills[]=${commonSkill.id}&page=${toPage(n)}`),
    toCall(
      "companies by skill and city",
      teams,
      (n) => `?skills[]=${commonSkill.id}&locations[]=${city}&page=${toPage(n)}`,
    ),
    toCall("filters for companies", publicCompanies.options.path),
    toCall("all companies by name", companyLists.companies.path),
    toCall("all companies by name, uncached", companyLists.companies.path, () => "?no_cache=1"),
    toCall("featured companies", publicCompanies.featured.path),
    toCall("the video highlight", highlights.active.path.replace(":id", "1")),
    toCall("site figures", siteData.global.path),
    toCall("the menu", siteData.menu.path),
    toCall("the footer", siteData.footerLinks.path),
  ];
};

/** Measures what pages read besides jobs, without a session, compared with reading rows by id. */
export const measureLists = async (measuring: Measuring, api: Served, shell: Served) => [
  await measureOverRows("list", listCalls(measuring.world), measuring, { api, shell }),
];
