import { locationItem } from "@devguild/schemas/catalogue";
import { dataOf, paginationOf } from "@devguild/schemas/fields";
import {
  companyAddressQuery,
  companyCard,
  companyFilterOptions,
  companyOptionsQuery,
  featuredCompaniesQuery,
  featuredCompany,
  publicCompany,
  teamsQuery,
} from "@devguild/schemas/public-companies";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const publicCompanies = {
  details: endpoint({
    method: "GET",
    path: "/companies/details",
    summary:
      "A published company by its URL, with its open jobs and published stories; 301 with the canonical parameters if it has moved",
    access: anyone,
    query: companyAddressQuery,
    answer: { 200: dataOf(publicCompany) },
    errors: [301, 404],
  }),
  teams: endpoint({
    method: "GET",
    path: "/companies/teams",
    summary: "Published companies, filtered by skills, locations and names",
    access: anyone,
    query: teamsQuery,
    answer: { 200: paginationOf(companyCard) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/companies/options",
    summary: "Filters for companies",
    access: anyone,
    query: companyOptionsQuery,
    answer: { 200: dataOf(companyFilterOptions) },
  }),
  locations: endpoint({
    method: "GET",
    path: "/filter/companies/locations",
    summary: "Company locations whose name starts with a text",
    access: anyone,
    staysSmall: "the 12 best matches",
    query: z.object({ search: z.string().trim().max(100).default("") }),
    answer: { 200: dataOf(z.array(locationItem)) },
  }),
  featured: endpoint({
    method: "GET",
    path: "/featured/companies",
    summary: "Companies with a brand page first, then those with the most open jobs",
    access: anyone,
    query: featuredCompaniesQuery,
    answer: { 200: dataOf(z.array(featuredCompany)) },
  }),
};
