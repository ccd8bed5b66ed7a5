import { dataOf } from "@devguild/schemas/fields";
import { footerLinks, globalSiteData } from "@devguild/schemas/site-data";

import { anyone, endpoint } from "./endpoint.ts";

export const siteData = {
  global: endpoint({
    method: "GET",
    path: "/site-data/global",
    summary: "Figures of the whole site and the weights of the match score",
    access: anyone,
    answer: { 200: dataOf(globalSiteData) },
  }),
  footerLinks: endpoint({
    method: "GET",
    path: "/site-data/footer-links",
    summary: "The skills and places with the most jobs",
    access: anyone,
    answer: { 200: dataOf(footerLinks) },
  }),
};
